import '@fontsource-variable/noto-sans-arabic';
