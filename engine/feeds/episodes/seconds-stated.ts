/** The longest recording: two days. */
const LONGEST_SECONDS = 2 * 24 * 3600

/** A time as podcasts write it, such as "1:02:03", "62:03", "3723", "00:01:02.500", "PT1H2M3S" or "62 min", in seconds; undefined for none. */
export function secondsStated(stated: unknown): number | undefined {
  const text =
    typeof stated === 'number' ? String(stated) : typeof stated === 'string' ? stated.trim() : ''
  const seconds = clockSeconds(text) ?? isoSeconds(text) ?? wordedSeconds(text)
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

function wordedSeconds(text: string): number | undefined {
  const parts = text.toLowerCase().split(/(?<=[a-z.])[\s,]*(?=\d)/)
  const found = parts.map((part) =>
    /^(\d{1,6})\s?(h|m|s)(?:r|rs|our|ours|in|ins|inute|inutes|ec|ecs|econd|econds)?\.?$/.exec(part),
  )
  const units = found.map((part) => 'hms'.indexOf(part?.[2] ?? '?'))
  const isInOrder = units.every((unit, at) => unit > (units[at - 1] ?? -1))
  if (!isInOrder) return undefined
  return found.reduce((sum, part, at) => sum + Number(part?.[1]) * [3600, 60, 1][units[at]!]!, 0)
}
