/** Matches an hour such as 3:45, 15.30 Uhr or 4 PM. */
const CLOCK = /\b\d{1,2}(?:[.:]\d{2})? ?(?:[ap]\.?m\b\.?|uhr\b|h\b)|\b\d{1,2}:\d{2}\b/giu
/**
 * Matches a place in a series after a word such as "episode", in the languages of the source
 * directory.
 */
const PLACE =
  /(?<![\p{L}\p{N}])(?:ep|eps|episode|episodes|part|pt|no|nr|num|number|issue|vol|volume|chapter|lesson|day|week|season|book|folge|teil|ausgabe|heft|band|staffel|kapitel|tag|épisode|numéro|partie|tome|jour|saison|chapitre|episodio|capítulo|capitulo|parte|número|numero|puntata|día|temporada|stagione|giorno|episódio|aflevering|deel|dag|avsnitt|del|afsnit|osa|jakso|odcinek|część|díl|část|epizoda|bölüm|gün|tập|выпуск|серия|часть|эпизод|випуск)[.:]? ?\d{1,4}(?![\p{L}\p{N}%])|#\d{1,4}\b|[№第]\s?\d{1,4}|\bs\d{1,2} ?e\d{1,3}\b/iu
/** Matches a number after a name at the end of a title. */
const PLACE_BEHIND_NAME = /(?<=\p{Lu}\p{Ll}+ )\d{1,3}$/u
/** Matches the number of a release. */
const RELEASE = /\bv\d+(?:\.\d+)*\b|\b\d+\.\d+\.\d+\b/iu

/** A title that names an hour, as warnings do, or a place in a series, as episodes and releases do. */
export interface TitleFrame {
  /** The title without hours and numbers, in lower case. */
  rest: string
  numbers: string
}

/** Reads the frame of a title; null if the title names neither an hour nor a place in a series. */
export function titleFrame(title: string): TitleFrame | null {
  const trimmed = title.trim()
  const isNumbered = [CLOCK, PLACE, PLACE_BEHIND_NAME, RELEASE].some(
    (numbered) => trimmed.search(numbered) >= 0,
  )
  if (!isNumbered) return null
  const numbers = trimmed.match(/\d+/gu)!.join(' ')
  const rest = trimmed.replace(CLOCK, '').replace(/\d+/gu, '').toLowerCase()
  return { rest, numbers }
}

/** Says if two titles differ only in the hour or the number of a series. */
export function isOtherNumber(one: TitleFrame | null, other: TitleFrame | null): boolean {
  return one !== null && one.rest === other?.rest && one.numbers !== other.numbers
}
