/** Types of files by how their names end, as browsers know them. */
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

/** Names that servers and feeds give to types that browsers know by another. */
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

/** The type of what can be played, from what was stated, else from the name of the file; null for anything else. */
export function mediaType(stated: string | null | undefined, address: string): string | null {
  const type = stated?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const known = BY_OTHER_NAME[type] ?? type
  // A list of the addresses of parts is no sound.
  if (PLAYED.test(known) && !known.includes('mpegurl')) return known
  // A file that is called a page is one; other types are often those of a server that was never told any.
  if (/html|xml|json|^image\//.test(type)) return null
  return typeByEnding(address)
}

/** The type that the name of a file tells; null where it tells none. */
export function typeByEnding(address: string): string | null {
  if (!URL.canParse(address)) return null
  const [, ending = ''] = /\.([a-z\d]{2,4})$/i.exec(new URL(address).pathname) ?? []
  return BY_ENDING[ending.toLowerCase()] ?? null
}

/** The end of names of files of a type, with the dot; null for a type that is not known. */
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

/** The type that the first bytes of a file tell, as the formats begin; null for anything else. */
export function typeByBeginning(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return BEGINNINGS.find(([pattern]) => pattern.test(head))?.[1] ?? null
}
