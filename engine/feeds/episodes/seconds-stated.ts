/** No recording is longer: two days. */
const LONGEST_SECONDS = 2 * 24 * 3600

/** A time as podcasts write it, such as "1:02:03", "62:03", "3723", "00:01:02.500" or "PT1H2M3S", in seconds; undefined for none. */
export function secondsStated(stated: unknown): number | undefined {
  const text =
    typeof stated === 'number' ? String(stated) : typeof stated === 'string' ? stated.trim() : ''
  const seconds = clockSeconds(text) ?? isoSeconds(text)
  return seconds !== undefined && seconds <= LONGEST_SECONDS ? seconds : undefined
}

function clockSeconds(text: string): number | undefined {
  const parts = text.split(':')
  if (parts.length > 3 || !parts.every((part) => /^\d{1,7}(?:[.,]\d{1,6})?$/.test(part)))
    return undefined
  return parts.reduce((sum, part) => 60 * sum + Number(part.replace(',', '.')), 0)
}

function isoSeconds(text: string): number | undefined {
  const found = /^PT(?:(\d{1,3})H)?(?:(\d{1,5})M)?(?:(\d{1,6})(?:\.\d{1,6})?S)?$/i.exec(text)
  if (!found || text.length < 4) return undefined
  const [hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0))
  return 3600 * hours + 60 * minutes + seconds
}
