import { FLOW } from '../../limits.ts'
import type { Value, Values } from '../fields/values.ts'
import type { Path } from '../fields/paths.ts'
import type { Step } from '../flow.ts'
import { actions, text } from './actions.ts'
import { fieldName, translate, translateCode, type Here } from './expressions.ts'
import { asList, asObject, asString, at, oneLine, type Node } from './read-nodes.ts'

type Unnamed<Some> = Some extends Step ? Omit<Some, 'id' | 'name'> : never
/** A step without its id and name. */
export type Body = Unnamed<Step>

type Convert = (node: Node, here: Here) => Body | null

/**
 * Conversions of n8n nodes that become a single step. Forks, loops and triggers are converted
 * elsewhere.
 */
export const bodies: Record<string, Convert> = {
  ...actions,
  set: ({ settings }, here) => ({ do: 'set', values: assigned(settings, here) }),
  merge({ settings }) {
    const mode = asString(at(settings, 'mode')) || 'append'
    const by = asString(at(settings, 'fieldsToMatchString'))
    const how =
      mode === 'append' ? 'list' : mode === 'chooseBranch' ? 'first' : by ? 'match' : 'fields'
    return { do: 'merge', how, from: [], ...(by && { by: oneLine(by) }) }
  },
  code: ({ settings }, here) => {
    if (asString(at(settings, 'language')).startsWith('python')) {
      here.mark('Python is not supported. Rewrite it in JavaScript.')
      return {
        do: 'code',
        code: asString(at(settings, 'pythonCode')).slice(0, FLOW.textCharacters),
      }
    }
    return { do: 'code', code: codeOf(asString(at(settings, 'jsCode')), here) }
  },
  function: ({ settings }, here) => ({
    do: 'code',
    code: codeOf(asString(at(settings, 'functionCode')), here),
  }),
  openAi: ({ settings }, here) => {
    // The node also makes pictures and sound and calls assistants, which no step can do.
    if (/^(audio|image|video|file|assistant)$/.test(asString(at(settings, 'resource')))) return null
    const messages = asList(
      at(settings, 'messages', 'values') ??
        at(settings, 'prompt', 'messages') ??
        at(settings, 'responses', 'values'),
    )
    if (messages.length === 0 && typeof at(settings, 'prompt') !== 'string') return null
    const of = (isSystem: boolean) =>
      messages
        .filter((one) => (at(one, 'role') === 'system') === isSystem)
        .map((one) => text(at(one, 'content'), here))
        .join('\n\n')
    return model(of(true), of(false) || text(at(settings, 'prompt'), here))
  },
  agent: ({ settings }, here) =>
    model(text(at(settings, 'options', 'systemMessage'), here), prompt(settings, here)),
  chainLlm: ({ settings }, here) =>
    model(
      asList(at(settings, 'messages', 'messageValues'))
        .map((one) => text(at(one, 'message'), here))
        .join('\n\n'),
      prompt(settings, here),
    ),
  chainSummarization: (_, here) => model('Summarize the text.', whole(here)),
  informationExtractor: ({ settings }, here) =>
    model('Find the facts that are asked for in the text.', text(at(settings, 'text'), here)),
  wait({ settings }, here) {
    const units: Record<string, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 }
    const amount = Number(at(settings, 'amount') ?? 1)
    const seconds = Math.round(amount * (units[asString(at(settings, 'unit')) || 'hours'] ?? 3600))
    if (at(settings, 'resume') !== undefined && at(settings, 'resume') !== 'timeInterval')
      here.mark(
        'It waits for a call or a form, which is not supported. It waits for a time instead.',
      )
    if (!(seconds >= 1)) return { do: 'wait', seconds: 1 }
    return { do: 'wait', seconds: Math.min(seconds, FLOW.waitDays * 86_400) }
  },
  respondToWebhook({ settings }, here) {
    const status = Number(at(settings, 'options', 'responseCode') ?? 200)
    const isFirst = /^(firstIncomingItem|allIncomingItems)?$/.test(
      asString(at(settings, 'respondWith')),
    )
    if (at(settings, 'respondWith') === 'binary') here.mark('Files cannot be sent as a response.')
    return {
      do: 'respond',
      status: status >= 200 && status <= 599 ? Math.round(status) : 200,
      body: isFirst ? whole(here) : translate(at(settings, 'responseBody'), here),
    }
  },
  stopAndError: ({ settings }, here) => ({
    do: 'stop',
    as: 'failed',
    message: text(at(settings, 'errorMessage') ?? 'Stopped', here),
  }),
  executeWorkflow({ settings }, here) {
    const id = at(settings, 'workflowId')
    const name = asString(at(id, 'cachedResultName')) || asString(at(id, 'value')) || asString(id)
    here.mark('Choose the workflow to run.')
    return {
      do: 'run',
      workflow: oneLine(name.replace(/^=/, '')) || 'Workflow',
      with: asObject(translate(at(settings, 'workflowInputs', 'value') ?? {}, here)) as Values,
    }
  },
  aggregate: (_, here) => ({ do: 'set', values: { data: whole(here) } }),
}

const model = (instructions: string, asked: string): Body => ({
  do: 'model',
  instructions: instructions.slice(0, FLOW.textCharacters),
  prompt: asked.slice(0, FLOW.textCharacters) || 'Answer.',
})

/** A reference to the whole result of the previous node. */
function whole(here: Here): string {
  const path = here.before([])
  return path ? `{{${path.join('.')}}}` : ''
}

function prompt(settings: unknown, here: Here): string {
  const given = at(settings, 'text') ?? at(settings, 'prompt')
  if (typeof given === 'string') return text(given, here)
  const path = here.before(['chatInput'])
  return path ? `{{${path.join('.')}}}` : ''
}

function assigned(settings: unknown, here: Here): Values {
  const json = at(settings, 'jsonOutput')
  if (typeof json === 'string') return { json: text(json, here) }
  const newer = asList(
    at(settings, 'assignments', 'assignments') ?? at(settings, 'fields', 'values'),
  )
  const older = Object.values(asObject(at(settings, 'values'))).flatMap(asList)
  const rows = [...newer, ...older]
  if (rows.length > FLOW.fields) here.mark(`Only ${FLOW.fields} fields were imported.`)
  return Object.fromEntries(
    rows.slice(0, FLOW.fields).flatMap((row): [string, Value][] => {
      const name = fieldName(asString(at(row, 'name')))
      const typed = Object.entries(asObject(row)).find(([key]) => /^\w+Value$/.test(key))?.[1]
      return name === '__proto__'
        ? []
        : [[name, translate(at(row, 'value') ?? typed ?? null, here)]]
    }),
  )
}

/** Converts code of n8n, and defines the n8n variables that it uses. */
function codeOf(code: string, here: Here): string {
  const before = here.before([])
  const path =
    before &&
    before.map((name, index) => (index === 0 ? name : `?.[${JSON.stringify(name)}]`)).join('')
  const uses = (name: RegExp) => name.test(code)
  const lines = [
    ...(uses(/\$json\b|\bitem\b|\bitems\b|\$input\b/) ? [`const $json = ${path ?? '{}'};`] : []),
    ...(uses(/\bitems\b|\$input\b/)
      ? ['const items = (Array.isArray($json) ? $json : [$json]).map((json) => ({ json }));']
      : []),
    ...(uses(/\$input\b/)
      ? [
          'const $input = { all: () => items, first: () => items[0], last: () => items.at(-1), item: items[0] };',
        ]
      : []),
  ]
  const hidden = code
    .replaceAll(/\$input\.(?:first|last)\(\)/g, (call) =>
      call.includes('first') ? '\u0001f' : '\u0001l',
    )
    .replaceAll(/\$input\b/g, '\u0001i')
    .replaceAll(/\$json\b/g, '\u0001j')
    .replaceAll(/\bitems\b/g, '\u0001s')
  const rest = translateCode(hidden, here)
    .replaceAll('\u0001f', '$input.first()')
    .replaceAll('\u0001l', '$input.last()')
    .replaceAll('\u0001i', '$input')
    .replaceAll('\u0001j', '$json')
    .replaceAll('\u0001s', 'items')
  const [start, call] = /\bawait\b/.test(code) ? ['async ', 'await '] : ['', '']
  return [
    ...lines,
    `const answer = ${call}(${start}() => {`,
    rest,
    '})();',
    // n8n returns items, each with its fields in "json".
    'const rows = (Array.isArray(answer) ? answer : [answer]).map((row) => row?.json ?? row);',
    'return rows.length === 1 ? rows[0] : rows;',
  ]
    .join('\n')
    .replaceAll('\0', '')
    .slice(0, FLOW.textCharacters)
    .toWellFormed()
}

/**
 * Maps a path in an n8n result to the path in ours: the answer to an HTTP request, for example, has
 * its body in the field "body".
 */
export function inResult(kind: string, rest: Path): Path {
  switch (kind) {
    case 'httpRequest':
      return ['body', ...rest]
    case 'rssFeedRead':
      return ['items', 0, ...rest]
    case 'openAi':
      return rest[0] === 'message' && rest[1] === 'content'
        ? [rest.length > 2 ? 'json' : 'text', ...rest.slice(2)]
        : rest
    case 'agent':
    case 'chainLlm':
    case 'chainSummarization':
    case 'informationExtractor': {
      const isText = /^(output|text|response)$/.test(String(rest[0]))
      if (!isText) return rest
      const inner = rest.slice(rest[1] === 'text' ? 2 : 1)
      return inner.length > 0 ? ['json', ...inner] : ['text']
    }
    default:
      return rest
  }
}
