import { useContext } from 'react'
import { Problem } from '#core/problem.ts'
import { AskContext, useAction } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { voices, type OwnWords } from '../../contracts/voices.ts'
import type { VoiceLanguage } from '../../voices/languages.ts'
import { learn, type Proposal } from '../../voices/learn.ts'
import { VOICES } from '../../voices/limits.ts'
import { languageWords, titleWords } from '../content-words.ts'

export const TOO_MUCH = `Texts can have ${VOICES.examplesCharacters.toLocaleString('en')} characters in all. Choose fewer.`

interface Examples {
  /** Texts that the reader pasted or read from files. */
  given: readonly string[]
  /** Drafts of this server, from which the reader's own sentences are read. */
  drafts: readonly string[]
  language: VoiceLanguage
}

interface Learned {
  proposals: Proposal[]
  /** A line with the number of words that were read, and a line for each text that gave none. */
  read: string[]
}

/** Proposes settings of a voice from the habits in some texts. */
export function useLearning() {
  const ask = useContext(AskContext)
  return useAction(async ({ given, drafts, language }: Examples): Promise<Learned> => {
    const filled = given.filter((text) => text.trim() !== '')
    if (filled.length + drafts.length === 0)
      throw new Problem('invalid', 'Paste a text, or choose a text or a file first.')
    const { texts } =
      drafts.length === 0 ? { texts: [] } : await ask(voices.readOwnWords, { drafts: [...drafts] })
    const own = texts.filter((text) => isUseful(text, language))
    const all = [...filled, ...own.map(({ text }) => text)]
    if (all.reduce((sum, text) => sum + text.length, 0) > VOICES.examplesCharacters)
      throw new Problem('invalid', TOO_MUCH)
    return { proposals: learn(all, language), read: readWords(texts, language) }
  })
}

function isUseful({ text, language }: OwnWords, asked: VoiceLanguage): boolean {
  return text !== '' && language === asked
}

/** Makes the line "412 words of yours in 3 texts.", and a line for each text that gave none. */
export function readWords(texts: readonly OwnWords[], language: VoiceLanguage): string[] {
  if (texts.length === 0) return []
  const own = texts.filter((text) => isUseful(text, language))
  const words = own.reduce((sum, text) => sum + text.words, 0)
  return [
    ...(own.length > 0
      ? [`${count(words, 'word')} of yours in ${count(own.length, 'text')}.`]
      : []),
    ...texts
      .filter((text) => !isUseful(text, language))
      .map((text) =>
        text.text === ''
          ? `“${titleWords(text.title)}” holds no sentence of yours.`
          : `“${titleWords(text.title)}” is in ${languageWords[text.language]}.`,
      ),
  ]
}
