type Preset = 'evening' | 'tomorrow' | 'monday';

const at = (from: Date, days: number, hour: number) => {
  const day = new Date(from);
  day.setDate(day.getDate() + days);
  day.setHours(hour, 0, 0, 0);
  return day;
};

/** Times that people often mean, as far as they are still to come and differ. */
export function presets(now = new Date()): [Preset, Date][] {
  const toMonday = (8 - now.getDay()) % 7 || 7;
  const list: [Preset, Date][] = [
    ['evening', at(now, 0, 18)],
    ['tomorrow', at(now, 1, 8)],
    ['monday', at(now, toMonday, 8)],
  ];
  return list.filter(
    ([, time], place) => time > now && list.findIndex(([, other]) => other.getTime() === time.getTime()) === place,
  );
}
