import type { ChatEntry, ChatSettings } from '#features/chat/contract.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { queryClient } from '#web/queryClient.ts';
import { router } from '#web/router.ts';
import { getSession } from '#web/session.ts';
import { isReading } from './openChat.ts';
import { profileQuery } from './queries.ts';

const BEEP_MS = 180;
const SHOWN_LETTERS = 120;
let sounds: AudioContext | undefined;

/** Two soft notes. A browser that wants a click first stays silent until there was one. */
function playSound() {
  try {
    sounds ??= new AudioContext();
    if (sounds.state === 'suspended') return void sounds.resume().catch(() => {});
    for (const [at, pitch] of [660, 880].entries()) {
      const start = sounds.currentTime + (at * BEEP_MS) / 2_000;
      const tone = sounds.createOscillator();
      const volume = sounds.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.05, start);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + BEEP_MS / 1_000);
      tone.connect(volume).connect(sounds.destination);
      tone.start(start);
      tone.stop(start + BEEP_MS / 1_000);
    }
  } catch {
    // A machine without sound.
  }
}

const mayNotify = () => typeof Notification !== 'undefined' && Notification.permission === 'granted';

/** Asked on a click only: the browser would refuse for ever otherwise. */
export async function askToNotify(): Promise<NotificationPermission | 'none'> {
  if (typeof Notification === 'undefined') return 'none';
  return Notification.permission === 'default' ? Notification.requestPermission() : Notification.permission;
}

function notify({ id, name, kind, lastMessage }: ChatEntry) {
  const who = kind === 'group' && lastMessage?.senderName ? `${lastMessage.senderName} · ${name}` : name;
  const words =
    lastMessage?.message.slice(0, SHOWN_LETTERS) || i18n.t('chat:preview.files', { count: lastMessage?.files ?? 1 });
  try {
    const shown = new Notification(who, { body: words, tag: `chat-${id}`, silent: true });
    shown.onclick = () => {
      window.focus();
      shown.close();
      void router.navigate({ to: '/apps/chat', search: { chat: id } });
    };
  } catch {
    // Phones show them through a service worker only.
  }
}

/** The newest message that was told of, by chat: each once. */
const told = new Map<number, number>();

/** Something was written: heard and shown as far as the person wants it and does not read it already. */
export function alertOf(entry: ChatEntry, messageId: number) {
  const { lastMessage } = entry;
  if (lastMessage?.id !== messageId || lastMessage.kind !== 'text' || lastMessage.isDeleted) return;
  if (lastMessage.senderId === getSession()?.id || getSession()?.viewer) return;
  if ((told.get(entry.id) ?? 0) >= messageId) return;
  told.set(entry.id, messageId);
  if (entry.isMuted || isReading(entry.id)) return;
  const settings: ChatSettings | undefined = queryClient.getQueryData(profileQuery.queryKey)?.settings;
  if (settings?.sounds) playSound();
  if (settings?.notifications && document.visibilityState === 'hidden' && mayNotify()) notify(entry);
}
