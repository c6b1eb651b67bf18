import { languageName } from '#engine/languages/language-name.ts'
import type { AutomationRule, RuleAction, RuleCondition, RuleDraft } from './contract.ts'

/** The condition of a rule in words. `sources` has the names of sources and topics by their ids. */
export function triggerWords(rule: RuleDraft, sources: ReadonlyMap<string, string>): string {
  const [first = '', ...others] = rule.conditions.map((one) => conditionWords(one, sources))
  const inside = others.map((words) => words.charAt(0).toLowerCase() + words.slice(1))
  return [first, ...inside].join(rule.match === 'all' ? ' and ' : ' or ')
}

export function conditionWords(
  condition: RuleCondition,
  sources: ReadonlyMap<string, string>,
): string {
  const is = condition.not ? 'is not' : 'is'
  switch (condition.about) {
    case 'source': {
      const names = condition.sources.map((id) => sources.get(id) ?? 'a deleted source')
      return `Source ${is} ${either(names)}`
    }
    case 'topic': {
      const names = condition.topics.map((id) => sources.get(id) ?? 'a deleted topic')
      return `Topic ${is} ${either(names)}`
    }
    case 'category':
      return `Category ${is} ${either(condition.categories.map((id) => categoryName(id, sources)))}`
    case 'words':
      return `${place(condition.where)} ${condition.not ? 'contains none of' : 'contains'} ${either(condition.words.map(quoted))}`
    case 'link':
      return `Link ${condition.not ? 'contains none of' : 'contains'} ${either(condition.parts.map(quoted))}`
    case 'pattern':
      return `${place(condition.where)} ${condition.not ? 'does not match' : 'matches'} /${condition.pattern}/`
    case 'age':
      return `Article age is ${condition.not ? 'at most' : 'over'} ${plural(condition.days, 'day')}`
    case 'quality':
      return `Quality score is ${condition.not ? 'at least' : 'under'} ${condition.under}`
    case 'language':
      return `Language ${is} ${either(condition.languages.map(languageName))}`
    case 'length':
      return condition.not
        ? `Takes less than ${plural(condition.minutes, 'minute')} to read or play`
        : `Takes at least ${plural(condition.minutes, 'minute')} to read or play`
    case 'source-count':
      return condition.not
        ? `Fewer than ${plural(condition.atLeast, 'source')}`
        : `At least ${plural(condition.atLeast, 'source')}`
  }
}

export function actionWords(
  actions: readonly RuleAction[],
  names: ReadonlyMap<string, string> = new Map(),
): string {
  const words = actions.map((action) => actionWord(action, names)).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function actionWord(action: RuleAction, names: ReadonlyMap<string, string>): string {
  switch (action.do) {
    case 'archive':
      return 'archive it (search still finds it)'
    case 'hide':
      return 'hide it from every list'
    case 'save':
      return 'save it'
    case 'tag':
      return `tag it ${quoted(action.tag)}`
    case 'move':
      return `move it to ${categoryName(action.category, names)}`
    case 'notify':
      return 'notify you'
    case 'read':
      return 'mark it as read'
    case 'boost': {
      const steps = plural(Math.abs(action.amount), 'step')
      return action.amount > 0 ? `rank it ${steps} higher` : `rank it ${steps} lower`
    }
    case 'translate':
      return `add ${withArticle(languageName(action.language))} translation of its summary`
    case 'run':
      return `run the workflow ${quoted(names.get(action.workflow) ?? 'that was deleted')}`
  }
}

/** A done action in words, by its key in `rule_effects`, such as "tag:harbour". */
export function doneWords(key: string, names: ReadonlyMap<string, string> = new Map()): string {
  const [done, about = ''] = key.split(/:(.*)/s) as [string, string?]
  switch (done) {
    case 'archive':
      return 'Archived'
    case 'hide':
      return 'Hidden'
    case 'save':
      return 'Saved'
    case 'tag':
      return `Tagged ${quoted(about)}`
    case 'move':
      return `Moved to ${categoryName(about, names)}`
    case 'notify':
      return 'Announced'
    case 'read':
      return 'Marked as read'
    case 'translate':
      // These words are shown until the translation is finished.
      return `Translation into ${languageName(about)} requested`
    case 'run':
      return `Ran the workflow ${quoted(names.get(about) ?? 'that was deleted')}`
    default:
      return `Ranked ${plural(Math.abs(Number(about)), 'step')} ${Number(about) > 0 ? 'higher' : 'lower'}`
  }
}

/** The icon and color of a rule, by its first action. */
export function signOf([action]: readonly RuleAction[]): Pick<AutomationRule, 'icon' | 'color'> {
  switch (action?.do) {
    case 'archive':
      return { icon: 'archive', color: 'blue' }
    case 'hide':
      return { icon: 'shield', color: 'red' }
    case 'notify':
      return { icon: 'bell', color: 'yellow' }
    case 'save':
    case 'boost':
      return { icon: 'tag', color: 'purple' }
    case 'translate':
      return { icon: 'translate', color: 'purple' }
    default:
      return { icon: 'tag', color: 'green' }
  }
}

/**
 * The name of a category: the reader's name for it, or its id, which is the original name if it is
 * built in.
 */
function categoryName(id: string, names: ReadonlyMap<string, string>): string {
  return names.get(id) ?? (id.startsWith('own:') ? 'a deleted category' : id)
}

const MOST_NAMED = 4

function either(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED)
  if (names.length > MOST_NAMED) named.push(`${names.length - MOST_NAMED} more`)
  const last = named.pop() ?? ''
  return named.length === 0 ? last : `${named.join(', ')} or ${last}`
}

/** Adds the indefinite article: "an English", "a German". */
export function withArticle(word: string): string {
  return `${/^[AEIOU]/.test(word) ? 'an' : 'a'} ${word}`
}

function place(where: 'anywhere' | 'title'): string {
  return where === 'title' ? 'Title' : 'Article'
}

function quoted(text: string): string {
  return `“${text}”`
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
