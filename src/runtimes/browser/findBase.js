// Stands in the head of the demo's page, in place of the tags with its scripts and styles. The page is served for every
// address of the app, and the folder of the demo can be anywhere on its host: looks upwards for where it begins.
(() => {
  const folders = location.pathname.split('/').slice(1, -1);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const folder = ['', ...folders.slice(0, depth), ''].join('/');
    const ask = new XMLHttpRequest();
    ask.open('GET', `${folder}favicon.svg`, false);
    try {
      ask.send();
    } catch {
      continue;
    }
    // Some hosts answer everything with the page itself.
    if (ask.status !== 200 || (ask.getResponseHeader('Content-Type') || '').includes('html')) continue;
    // While the page is still being read: they load as if they had stood here.
    document.write('TAGS'.replaceAll('"./', `"${folder}`));
    return;
  }
})();
