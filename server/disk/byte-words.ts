/** Formats a size for people in MB, or from 1 GB on in GB, such as "20 MB" or "1.5 GB". */
export function byteWords(bytes: number): string {
  const [amount, unit] = bytes >= 1e9 ? [bytes / 1e9, 'GB'] : [bytes / 1e6, 'MB']
  return `${Math.floor(amount * 10) / 10} ${unit}`
}
