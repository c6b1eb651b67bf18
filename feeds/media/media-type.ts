/** Types of files by the endings of their names, as browsers know them. */
const BY_ENDING: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  m4b: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  weba: 'audio/webm',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
}

/** Other names of types that servers and feeds use. */
const BY_OTHER_NAME: Readonly<Record<string, string>> = {
  'audio/mp3': 'audio/mpeg',
  'audio/mpeg3': 'audio/mpeg',
  'audio/x-mp3': 'audio/mpeg',
  'audio/x-mpeg': 'audio/mpeg',
  'audio/mpg': 'audio/mpeg',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/x-wav': 'audio/wav',
  'video/x-m4v': 'video/mp4',
  'video/quicktime': 'video/mp4',
  'application/ogg': 'audio/ogg',
}

const PLAYED = /^(?:audio|video)\/[\w.+-]{1,60}$/

/**
 * The type of a playable file, from the stated type or else from its name; null if it is not
 * playable.
 */
export function mediaType(stated: string | null | undefined, address: string): string | null {
  const type = stated?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const known = BY_OTHER_NAME[type] ?? type
  // An MPEG-URL playlist contains only addresses, so it is not playable.
  if (PLAYED.test(known) && !known.includes('mpegurl')) return known
  // A stated type of a page or picture is believed; other types are often only a server's default.
  if (/html|xml|json|^image\//.test(type)) return null
  return typeByEnding(address)
}

/** The type by the ending of a file's name; null for an unknown ending. */
export function typeByEnding(address: string): string | null {
  if (!URL.canParse(address)) return null
  const [, ending = ''] = /\.([a-z\d]{2,4})$/i.exec(new URL(address).pathname) ?? []
  return BY_ENDING[ending.toLowerCase()] ?? null
}

/** The ending of file names for a type, with the dot; null for an unknown type. */
export function endingOf(type: string): string | null {
  const found = Object.entries(BY_ENDING).find(([, known]) => known === type)
  return found ? `.${found[0]}` : null
}

const BEGINNINGS: readonly [RegExp, string][] = [
  [/^ID3|^\xff[\xe2-\xe7\xf2-\xf7\xfa-\xff]/, 'audio/mpeg'],
  [/^\xff[\xf0\xf1\xf8\xf9]/, 'audio/aac'],
  [/^OggS/, 'audio/ogg'],
  [/^RIFF.{4}WAVE/s, 'audio/wav'],
  [/^fLaC/, 'audio/flac'],
  [/^.{4}ftypM4[AB]/s, 'audio/mp4'],
  [/^.{4}ftyp/s, 'video/mp4'],
  [/^.E\xdf\xa3/s, 'video/webm'],
]

/** The type by the first bytes of a file; null for an unknown format. */
export function typeByBeginning(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return BEGINNINGS.find(([pattern]) => pattern.test(head))?.[1] ?? null
}
