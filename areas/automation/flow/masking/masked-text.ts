/** The mask for a secret. Its characters are valid in headers and addresses. */
export const MASK = '******'

/** Patterns of keys and passwords in texts, each with its replacement. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Header lines of a request or an answer.
  [
    /^((?:proxy-)?authorization|(?:set-)?cookie|x-[a-z-]{0,40}(?:key|token))( ?: ?).+$/gim,
    `$1$2${MASK}`,
  ],
  [/\b(bearer|basic|token|apikey) +(?=[\w.~+/-]{0,400}[\d=])[\w.~+/=-]{8,}/gi, `$1 ${MASK}`],
  [
    /\b(password|passwd|pwd|secret|token|api[-_]?key|access[-_]?(?:token|key)|auth[-_]?token|client[-_]?secret|refresh[-_]?token)=[^\s&;,"'<>]+/gi,
    `$1=${MASK}`,
  ],
  [
    /"(password|passwd|pwd|secret|token|api[-_]?key|access[-_]?(?:token|key)|auth[-_]?token|client[-_]?secret|refresh[-_]?token)" ?: ?"(?:[^"\\]|\\.){1,1000}"/gi,
    `"$1":"${MASK}"`,
  ],
  [/\b(https?:\/\/)[^\s/@:]{1,256}:[^\s/@]{1,256}@/gi, `$1${MASK}:${MASK}@`],
  // Keys of well-known services, and JSON Web Tokens (RFC 7519).
  [/(?<![\w-])(?:sk|pk|rk|glpat|shpat|xox[abeoprs])[-_](?=[A-Za-z_-]{0,200}\d)[\w-]{16,}/g, MASK],
  [/(?<![\w-])(?:gh[opsur]_|github_pat_)\w{16,}/g, MASK],
  [/(?<!\w)A(?:KIA|SIA)[0-9A-Z]{16}(?!\w)/g, MASK],
  [/(?<![\w-])AIza[\w-]{30,}/g, MASK],
  [/(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g, MASK],
]

/** Masks everything in a text that matches one of these patterns. */
export function maskedText(text: string): string {
  return SECRETS.reduce((clean, [secret, mask]) => clean.replace(secret, mask), text)
}
