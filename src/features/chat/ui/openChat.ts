/** The chat on the screen, for what happens outside of its page. */
let open: number | undefined;

export function setOpenChat(chatId: number | undefined) {
  open = chatId;
}

export const isReading = (chatId: number) => open === chatId && document.visibilityState === 'visible';
