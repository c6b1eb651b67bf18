import {
  translationLanguages,
  type RuleAction,
  type RuleCondition,
  type RuleDraft,
  type TranslationLanguage,
} from '../../contract.ts'
import { languageName } from '#engine/languages/language-name.ts'

/**
 * A condition in the form. It keeps values of all kinds of conditions, so that they return when the
 * reader switches back to a kind.
 */
export interface EditedCondition {
  key: number
  about: RuleCondition['about']
  not: boolean
  sources: string[]
  topics: string[]
  categories: string[]
  languages: string[]
  words: string[]
  parts: string[]
  pattern: string
  where: 'anywhere' | 'title'
  days: string
  under: string
  atLeast: string
  minutes: string
}

export interface EditedAction {
  key: number
  do: RuleAction['do']
  tag: string
  category: string
  amount: string
  language: TranslationLanguage
  workflow: string
}

export interface EditedRule {
  id?: string
  name: string
  match: 'all' | 'any'
  conditions: EditedCondition[]
  actions: EditedAction[]
}

let lastKey = 0

export function newCondition(): EditedCondition {
  lastKey += 1
  return {
    key: lastKey,
    about: 'words',
    not: false,
    sources: [],
    topics: [],
    categories: [],
    languages: [],
    words: [],
    parts: [],
    pattern: '',
    where: 'anywhere',
    days: '30',
    under: '0.3',
    atLeast: '2',
    minutes: '10',
  }
}

export function newAction(): EditedAction {
  lastKey += 1
  const values = {
    tag: '',
    category: 'Technology',
    amount: '1',
    language: 'en',
    workflow: '',
  } as const
  return { key: lastKey, do: 'archive', ...values }
}

/** The draft of a new rule. */
export const emptyRule: RuleDraft = { name: '', match: 'all', conditions: [], actions: [] }

export function editedOf(draft: RuleDraft): EditedRule {
  const conditions = draft.conditions.map((one) => ({ ...newCondition(), ...textsOf(one) }))
  const actions = draft.actions.map((one) => ({ ...newAction(), ...textsOf(one) }))
  return {
    ...draft,
    conditions: conditions.length > 0 ? conditions : [newCondition()],
    actions: actions.length > 0 ? actions : [newAction()],
  }
}

/** Converts the numbers among these values to text for the fields. */
function textsOf<Value extends object>(value: Value): Partial<EditedCondition & EditedAction> {
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, typeof one === 'number' ? String(one) : one]),
  )
}

export function draftOf(edited: EditedRule): RuleDraft {
  return {
    ...(edited.id === undefined ? {} : { id: edited.id }),
    name: edited.name.trim(),
    match: edited.match,
    conditions: edited.conditions.map(conditionOf),
    actions: edited.actions.map(actionOf),
  }
}

function conditionOf(edited: EditedCondition): RuleCondition {
  const { about, not, sources, topics, categories, languages, words, parts, pattern, where } =
    edited
  switch (about) {
    case 'source':
      return { about, not, sources }
    case 'topic':
      return { about, not, topics }
    case 'category':
      return { about, not, categories }
    case 'language':
      return { about, not, languages }
    case 'words':
      return { about, not, words, where }
    case 'link':
      return { about, not, parts }
    case 'pattern':
      return { about, not, pattern, where }
    case 'age':
      return { about, not, days: Number(edited.days) }
    case 'quality':
      return { about, not, under: Number(edited.under) }
    case 'length':
      return { about, not, minutes: Number(edited.minutes) }
    case 'source-count':
      return { about, not, atLeast: Number(edited.atLeast) }
  }
}

function actionOf({
  do: done,
  tag,
  category,
  amount,
  language,
  workflow,
}: EditedAction): RuleAction {
  switch (done) {
    case 'tag':
      return { do: done, tag: tag.trim() }
    case 'move':
      return { do: done, category }
    case 'boost':
      return { do: done, amount: Number(amount) }
    case 'translate':
      return { do: done, language }
    case 'run':
      return { do: done, workflow }
    default:
      return { do: done }
  }
}

export interface RuleProblems {
  name: string | null
  /** Problems of conditions and actions, by their key. */
  byKey: Record<number, string>
  actions: string | null
}

/** Finds missing values, each for its field. Patterns are checked by the server instead. */
export function problemsOf(edited: EditedRule): RuleProblems {
  const problems = [
    ...edited.conditions.map(conditionProblem),
    ...edited.actions.map(actionProblem),
  ]
  const keys = [...edited.conditions, ...edited.actions].map(({ key }) => key)
  return {
    name: edited.name.trim() === '' ? 'Give the rule a name' : null,
    byKey: Object.fromEntries(
      keys.flatMap((key, at) => (problems[at] ? [[key, problems[at]]] : [])),
    ) as Record<number, string>,
    actions: actionsProblem(edited.actions),
  }
}

export function hasProblem({ name, byKey, actions }: RuleProblems): boolean {
  return name !== null || actions !== null || Object.keys(byKey).length > 0
}

function conditionProblem(condition: EditedCondition): string | null {
  switch (condition.about) {
    case 'source':
      return condition.sources.length === 0 ? 'Choose at least one source' : null
    case 'topic':
      return condition.topics.length === 0 ? 'Choose at least one topic' : null
    case 'category':
      return condition.categories.length === 0 ? 'Choose at least one category' : null
    case 'language':
      return condition.languages.length === 0 ? 'Choose at least one language' : null
    case 'words':
      return condition.words.length === 0 ? 'Type a word and press Enter' : null
    case 'link':
      return condition.parts.length === 0 ? 'Type a part of the address and press Enter' : null
    case 'pattern':
      return condition.pattern === '' ? 'Enter a regular expression' : null
    case 'age':
      return isWhole(condition.days, 1, 3650) ? null : 'A number of days from 1 to 3650'
    case 'quality': {
      const under = Number(condition.under)
      return under >= 0.01 && under <= 1 ? null : 'A number from 0.01 to 1, such as 0.3'
    }
    case 'length':
      return isWhole(condition.minutes, 1, 600) ? null : 'A number of minutes from 1 to 600'
    case 'source-count':
      return isWhole(condition.atLeast, 1, 1000) ? null : 'A number of sources from 1 to 1000'
  }
}

function actionProblem(action: EditedAction): string | null {
  if (action.do === 'tag' && action.tag.trim() === '') return 'Give the tag a name'
  return action.do === 'run' && action.workflow === '' ? 'Choose a workflow' : null
}

function actionsProblem(actions: readonly EditedAction[]): string | null {
  const count = (...kinds: string[]) => actions.filter((one) => kinds.includes(one.do)).length
  if (count('archive', 'hide', 'save') > 1) return 'Choose only one of archive, hide and save.'
  if (['move', 'boost', 'translate'].some((kind) => count(kind) > 1))
    return 'A rule can move, rank and translate an article once.'
  return null
}

function isWhole(text: string, least: number, most: number): boolean {
  const number = Number(text)
  return text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most
}

/** Returns the rows, with the changes made to the row with this key. */
export function changed<Row extends { key: number }>(
  rows: readonly Row[],
  key: number,
  changes: Partial<Row>,
): Row[] {
  return rows.map((row) => (row.key === key ? { ...row, ...changes } : row))
}

/** Languages to choose from: those of present articles, common ones, and those chosen before. */
export function languagesFor(present: readonly string[], chosen: readonly string[]) {
  return [...new Set([...present, ...translationLanguages, ...chosen])]
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}
