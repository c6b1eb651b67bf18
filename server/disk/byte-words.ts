/** "20 MB", "1.5 GB": limits as they are said to people, in thousands. */
export function byteWords(bytes: number): string {
  const [amount, unit] = bytes >= 1e9 ? [bytes / 1e9, 'GB'] : [bytes / 1e6, 'MB']
  return `${Math.floor(amount * 10) / 10} ${unit}`
}
