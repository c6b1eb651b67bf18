import { ASSISTANT } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { languageName } from '#engine/languages/language-name.ts'
import type { Grant } from '#server/asking/grant.ts'
import type { Desk } from '#server/tools.ts'
import { checkWritten, confirmedBy, summaryTask } from '#areas/articles/server/lends/by-model.ts'
import {
  askModel,
  type Chosen,
  EndpointTrouble,
  type ModelTask,
  priorityLimits,
  recordCheck,
} from '#platform/models/server/lends.ts'
import type { Answer, AnswerSentence, Question } from '../../answer.ts'
import { materialOfAll } from '../tools/material.ts'
import { tools as lookUps } from '../tools/tools.ts'
import { citedSentence } from './cited-sentence.ts'
import { Notebook } from './notebook.ts'
import { assistantSystem, questionWords } from './question-words.ts'
import { readStep, type Step } from './step.ts'

/** The model task that writes the assistant's answers. */
export const assistantTask: ModelTask = {
  id: 'assistant',
  label: 'Assistant',
  mostTokens: 1200,
  chosenAs: summaryTask,
}

const MOST_SENTENCES = 8
const SEEDED_ARTICLES = 4
const SEEDED_EACH = 2
/** The only operations that a model can call; none of them changes anything. */
const LOOKING_UP: Grant = {
  operations: lookUps.map(({ action }) => action.operation.path),
  scope: 'read',
}

export interface WrittenAnswer {
  /** The answer; null if no sentence was proven, for the reason in `why`. */
  answer: Answer | null
  leftOut: number
  why: string
}

interface Asked {
  question: Question
  /**
   * The answer from sources alone, which the model starts from and which stays if the model fails.
   */
  bySources: Answer
  earlier: readonly string[]
  signal: AbortSignal
  /** Shows the answer so far; returns false if it is no longer wanted. */
  grow(sofar: Pick<WrittenAnswer, 'answer' | 'leftOut'>): Promise<boolean>
}

/**
 * Has an endpoint write the answer, in steps. Each sentence is checked before it is shown. Throws
 * an `EndpointTrouble` if the endpoint fails.
 */
export async function writeAnswer(
  desk: Desk,
  chosen: Chosen,
  asked: Asked,
): Promise<WrittenAnswer> {
  const notebook = await begin(desk, asked)
  const deadline = Date.now() + ASSISTANT.answeringMs
  const sentences: AnswerSentence[] = []
  let leftOut = 0
  for (let step = 1; step <= ASSISTANT.steps && !asked.signal.aborted; step++) {
    const limitMs = deadline - Date.now()
    if (limitMs <= 0) break
    const next = await askStep(desk, chosen, asked, { notebook, sentences, step, limitMs })
    const written = eachOnce(next.sentences)
    const proven = await prove(desk, chosen, written, notebook)
    const dropped = written.length - proven.length
    const isNew = ({ text }: AnswerSentence) => !sentences.some((other) => other.text === text)
    sentences.push(...proven.filter(isNew).slice(0, MOST_SENTENCES - sentences.length))
    leftOut += dropped
    await recordCheck(
      desk,
      { readerId: desk.readerId, task: assistantTask.id, model: chosen.model },
      { kept: proven.length, dropped, isWritten: false },
    )
    const isEnd = next.call === null || sentences.length >= MOST_SENTENCES
    if (!isEnd && sentences.length + leftOut > 0) {
      const sofar = sentences.length > 0 ? answerOf(asked, chosen, sentences) : null
      if (!(await asked.grow({ answer: sofar, leftOut }))) break
    }
    if (isEnd) break
    await lookUp(desk, notebook, next.call!)
  }
  const answer = sentences.length > 0 ? answerOf(asked, chosen, sentences) : null
  return { answer, leftOut, why: whyNone(chosen, leftOut) }
}

/** Starts with the articles of the answer from sources, which is already known. */
async function begin(desk: Desk, { bySources, question }: Asked): Promise<Notebook> {
  const notebook = new Notebook()
  const cited = bySources.sentences.flatMap(({ citations }) => citations.map((one) => one.article))
  const near = bySources.nearest.map(({ id }) => id)
  const asked = question.scope?.article === undefined ? [] : [question.scope.article]
  const articles = [...new Set([...asked, ...cited, ...near])].slice(0, SEEDED_ARTICLES)
  notebook.add({ material: await materialOfAll(desk, articles, SEEDED_EACH), lines: [] })
  return notebook
}

interface Stand {
  notebook: Notebook
  sentences: readonly AnswerSentence[]
  step: number
  limitMs: number
}

async function askStep(
  desk: Desk,
  chosen: Chosen,
  asked: Asked,
  { notebook, sentences, step, limitMs }: Stand,
): Promise<Step> {
  const { charactersEach, deadlineMs } = priorityLimits[chosen.settings.processingPriority]
  const { prompt, content } = notebook.fenced(charactersEach, sentences)
  const left = ASSISTANT.steps - step
  const rest = left === 0 ? 'You have no calls left: answer now.' : `You have ${left} calls left.`
  const words = `${questionWords(asked)}\n${rest}`
  return askModel(desk, chosen, {
    system: assistantSystem({
      now: desk.now(),
      language: languageName(chosen.plan.language) || null,
    }),
    prompt: `${words}\n${prompt}`,
    content: `${words}\n${content}`,
    deadlineMs: Math.min(limitMs, deadlineMs),
    read: readStep,
  })
}

async function prove(
  desk: Desk,
  chosen: Chosen,
  written: Step['sentences'],
  { sources }: Notebook,
): Promise<AnswerSentence[]> {
  const language = chosen.plan.language || null
  const covered = checkWritten(written, sources, language)
  const proven = chosen.settings.advancedNlp ? await confirmedBy(desk, chosen, covered) : covered
  return proven.map((sentence) => citedSentence(sentence, sources))
}

/**
 * A sentence that the model wrote twice is checked against the sources of both, and counted once.
 */
function eachOnce(written: Step['sentences']): Step['sentences'] {
  const byText = new Map<string, number[]>()
  for (const { text, sources } of written)
    byText.set(text, [...(byText.get(text) ?? []), ...sources])
  return Array.from(byText, ([text, sources]) => ({ text, sources }))
}

/** Reports unknown tools and invalid inputs to the model. A call is not carried out twice. */
async function lookUp(desk: Desk, notebook: Notebook, call: NonNullable<Step['call']>) {
  const { tool: name, input } = call
  const wanted = lookUps.find((one) => one.name === name)
  if (!wanted) return notebook.note(`There is no tool "${name.slice(0, 40)}".`)
  const { operation } = wanted.action
  const read = operation.input.safeParse(input)
  if (!read.success) return notebook.note(`${wanted.name} wants: ${wanted.description}`)
  if (!notebook.isNewCall(name, read.data))
    return notebook.note(`${wanted.name} was called with this before; its result is above.`)
  try {
    notebook.add(await desk.world.askAs(desk.readerId, LOOKING_UP)(operation, read.data))
  } catch (error) {
    if (!(error instanceof Problem) || error instanceof EndpointTrouble) throw error
    notebook.note(`${wanted.name} failed: ${error.message}`)
  }
}

function answerOf(
  { bySources }: Asked,
  { model }: Chosen,
  sentences: readonly AnswerSentence[],
): Answer {
  return {
    ...bySources,
    kind: 'found',
    intro: `Written by ${model}. Each sentence was checked against the passages it cites.`,
    sentences: [...sentences],
    figures: [],
  }
}

function whyNone({ model }: Chosen, leftOut: number): string {
  if (leftOut === 0) return `Answered without a model: ${model} found no answer.`
  const sentences = leftOut === 1 ? 'sentence' : 'sentences'
  return `Answered without a model: ${leftOut} ${sentences} by ${model} left out, because their sources do not say them.`
}
