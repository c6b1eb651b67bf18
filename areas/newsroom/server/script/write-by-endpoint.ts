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

/** Scripts of pieces by any model. */
export const scriptTask: ModelTask = {
  id: 'scripts',
  label: 'Scripts',
  // More tokens than the sentences of the longest piece take.
  mostTokens: 40_000,
  chosenAs: summaryTask,
}

/** A script, and its writer. */
export interface WrittenScript {
  script: Script
  /** The endpoint that wrote the script; null if it uses the words of its sources. */
  endpoint: { name: string; model: string } | null
  /** The reason why an endpoint did not write it, in words for the reader. */
  message: string | null
}

interface ScriptRequest {
  material: Material
  wishes: ScriptWishes
  guidance: Guidance
}

/** If more than half failed the check, the rest is not trusted either. */
const LEAST_SHARE = 0.5
/** A piece this much shorter than one of the sources' own words is not used. */
const LEAST_WORDS = 0.5
/** The most entries that a model receives, since several articles take longer to read than one. */
const MOST_ENTRIES = 24

/**
 * Has the reader's endpoint write a script, and keeps the sentences that the entries prove. The script is in the words
 * of the sources if there is no endpoint, if it fails, or if too few sentences are proven.
 */
export async function writeScriptByEndpoint(
  tools: Tools,
  readerId: string,
  request: ScriptRequest,
  /** The script in the words of the sources. */
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
  // An entry is read no further than the part that the model received.
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

/** The first entries of each article in turn: the news of all comes before the details of one. */
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
