export interface Reading {
  words: number
  minutes: number
  /** Words in a sentence, on average. */
  sentence: number
  level: 'easily' | 'steadily' | 'slowly'
}

const WORDS_A_MINUTE = 230

/** Counts the words and sentences of a text and the minutes that reading it takes. */
export function readingOf(text: string): Reading {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
  const sentences = text.split(/[.!?…]+(?:\s|$)/).filter((part) => /\p{L}/u.test(part)).length
  const sentence = Math.round(words / Math.max(1, sentences))
  return {
    words,
    minutes: Math.ceil(words / WORDS_A_MINUTE),
    sentence,
    level: sentence <= 14 ? 'easily' : sentence <= 22 ? 'steadily' : 'slowly',
  }
}
