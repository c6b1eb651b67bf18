import { inOneLanguage, UNKNOWN_LANGUAGE } from '#engine/scripts/material-language.ts'
import type { Material, MaterialEntry } from '#engine/scripts/material.ts'
import type { Script } from '#engine/scripts/script.ts'
import type { ScriptWishes } from '#engine/scripts/script-wishes.ts'
import { wordsOf } from '#engine/scripts/compose-script.ts'
import { tellProven } from '#engine/scripts/tell-proven.ts'
import type { Tools } from '#server/tools.ts'
import {
  checkWritten,
  confirmedBy,
  fenced,
  summaryTask,
} from '#areas/articles/server/lends/by-model.ts'
import {
  askModel,
  chooseFor,
  type Chosen,
  EndpointTrouble,
  type ModelTask,
  priorityLimits,
  recordCheck,
} from '#platform/models/server/lends.ts'
import { type Guidance, readSentences, scriptSystem, tokensFor } from './script-question.ts'

/** The model task that writes the scripts of pieces. */
export const scriptTask: ModelTask = {
  id: 'scripts',
  label: 'Scripts',
  // The limit is more than the sentences of the longest piece need.
  mostTokens: 40_000,
  chosenAs: summaryTask,
}

/** A script, and the endpoint that wrote it. */
export interface WrittenScript {
  script: Script
  /**
   * The endpoint that wrote the script; null if the script consists of sentences of its sources.
   */
  endpoint: { name: string; model: string } | null
  /**
   * The reason why the endpoint did not write the script, in words; null if it did, or if no
   * endpoint was asked.
   */
  message: string | null
}

interface ScriptRequest {
  material: Material
  wishes: ScriptWishes
  guidance: Guidance
}

/**
 * The least share of sentences that must pass the check; otherwise the others are not trusted
 * either.
 */
const LEAST_SHARE = 0.5
/** The least length of a written script, as a share of the script in the sources' own words. */
const LEAST_WORDS = 0.5
/** The most entries of several articles that a model receives. Many take long to process. */
const MOST_ENTRIES = 24

/**
 * Has the reader's endpoint write a script, and keeps the sentences that the entries prove. If no
 * endpoint writes scripts, if it fails, or if too little is proven, the script uses the sources'
 * own words.
 */
export async function writeScriptByEndpoint(
  tools: Tools,
  readerId: string,
  request: ScriptRequest,
  /** The script in the sources' own words. */
  own: Script,
): Promise<WrittenScript> {
  const chosen = await chooseFor(tools, readerId, scriptTask)
  if (!chosen?.settings.summarization) return { script: own, endpoint: null, message: null }
  try {
    const script = await wordedBy(tools, chosen, request, own)
    if ('message' in script) return { script: own, endpoint: null, message: script.message }
    return { script, endpoint: { name: chosen.endpoint.name, model: chosen.model }, message: null }
  } catch (error) {
    if (!(error instanceof EndpointTrouble)) throw error
    return { script: own, endpoint: null, message: `${error.message} ${IN_OWN_WORDS}` }
  }
}

const IN_OWN_WORDS = 'The script is in the words of its sources.'

async function wordedBy(
  tools: Tools,
  chosen: Chosen,
  { material, wishes, guidance }: ScriptRequest,
  own: Script,
): Promise<Script | { message: string }> {
  const { language } = own
  const { entries: each, charactersEach } = priorityLimits[chosen.settings.processingPriority]
  const entries = entriesToRead(material, each)
  const { prompt, content } = fenced(entries, charactersEach)
  const written = await askModel(tools, chosen, {
    system: scriptSystem(wishes, language, guidance),
    prompt,
    content,
    mostTokens: tokensFor(wishes.words),
    read: readSentences,
  })
  // Sentences are checked only against the part of an entry that the model received.
  const given = entries.map((entry) => ({ ...entry, text: entry.text.slice(0, charactersEach) }))
  const checked = checkWritten(written, given, language === UNKNOWN_LANGUAGE ? null : language)
  const proven = chosen.settings.advancedNlp ? await confirmedBy(tools, chosen, checked) : checked
  const isTrusted = proven.length > 0 && proven.length >= written.length * LEAST_SHARE
  const lines = proven.map(({ text, citations }) => ({
    text,
    citations: citations.map(({ entry, start, end }) => ({ entry, start, end })),
  }))
  const script = isTrusted ? tellProven(material, wishes, lines) : null
  const isWritten = script !== null && wordsOf(script) >= wordsOf(own) * LEAST_WORDS
  await recordCheck(
    tools,
    { readerId: chosen.readerId, task: scriptTask.id, model: chosen.model },
    { kept: proven.length, dropped: written.length - proven.length, isWritten },
  )
  if (isWritten) return script
  const counts = `Of ${written.length} sentences by ${chosen.model}, ${proven.length} passed the check against the sources.`
  return {
    message: `${isTrusted ? `${counts} They are too few for this length.` : counts} ${IN_OWN_WORDS}`,
  }
}

/**
 * Chooses the first entries of each article in turn, so that the news of all articles comes before
 * the details of one.
 */
function entriesToRead(material: Material, each: number): MaterialEntry[] {
  const queues = inOneLanguage(material.articles).articles.map(({ entries }) =>
    entries.filter(({ text, isCopy }) => text.trim() !== '' && !isCopy).slice(0, each),
  )
  const most = queues.length === 1 ? each : MOST_ENTRIES
  const read: MaterialEntry[] = []
  for (let nth = 0; nth < each && read.length < most; nth++) {
    for (const queue of queues) {
      const entry = queue[nth]
      if (entry && read.length < most) read.push(entry)
    }
  }
  return read
}
