/** The texts in the fields for headers. */
export interface HeaderTexts {
  userAgent: string
  cookie: string
  /** Further headers, one "Name: value" per line. */
  others: string
}

export const noHeaders: HeaderTexts = { userAgent: '', cookie: '', others: '' }

/**
 * Parses the fields into headers. `faulty` is the number of the first line (from 1) that is not a
 * header; null if there is none.
 */
export function headersIn({ userAgent, cookie, others }: HeaderTexts): {
  headers: Record<string, string>
  faulty: number | null
} {
  const headers: Record<string, string> = {}
  if (userAgent.trim() !== '') headers['user-agent'] = userAgent.trim()
  if (cookie.trim() !== '') headers['cookie'] = cookie.trim()
  let faulty: number | null = null
  for (const [at, line] of others.split('\n').entries()) {
    if (line.trim() === '') continue
    const [, name, value] = /^([^:\s]+)\s*:\s*(\S.*)$/.exec(line.trim()) ?? []
    if (name === undefined || value === undefined) faulty ??= at + 1
    else headers[name.toLowerCase()] = value
  }
  return { headers, faulty }
}
