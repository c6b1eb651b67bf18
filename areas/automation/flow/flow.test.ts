import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareFlows, flowLines } from './changes.ts'
import { checkFlow, type Known } from './check.ts'
import { codeIn, decide } from './decide.ts'
import { Flow, type Step } from './flow.ts'
import { act, flows } from './test-flows.ts'

const said = (value: unknown) => {
  const result = Flow.safeParse(value)
  return result.success ? null : result.error.issues.map(({ message }) => message).join('; ')
}

describe('A flow', () => {
  test('is the same after a trip through JSON', () => {
    fc.assert(
      fc.property(flows, (flow) => {
        expect(Flow.parse(JSON.parse(JSON.stringify(flow)))).toEqual(flow)
      }),
      { seed: 39, numRuns: 200 },
    )
  })

  test('is refused with too many steps, too deep, or with an id twice', () => {
    const many = Array.from({ length: 501 }, (_, index) => act(`a${index}`))
    expect(said({ steps: many })).toMatch('At most 500')
    const halves = {
      cases: [{ when: { match: 'all', rows: [] }, steps: many.slice(0, 260) }],
      else: many.slice(260),
    }
    expect(said({ steps: [{ ...halves, id: 'if', name: 'If', do: 'if' }] })).toMatch(
      'A workflow can have 500 steps at most.',
    )
    let deep: Step = act('a')
    for (let depth = 0; depth < 12; depth++)
      deep = { id: `e${depth}`, name: 'Each', do: 'each', over: '', most: 1, steps: [deep] }
    expect(said({ steps: [deep] })).toBe('Steps can be nested 12 deep at most.')
    expect(said({ steps: [act('a'), act('a')] })).toBe('Two steps have the id "a".')
  })

  test('refuses a field that would change the kind of an object', () => {
    const hostile = JSON.parse(
      '{"steps":[{"id":"a","name":"A","do":"set","values":{"__proto__":{"x":1}}}]}',
    )
    const { data } = Flow.safeParse(hostile)
    if (data) expect(data.steps[0]).toMatchObject({ values: {} })
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  test('refuses values that are nested without end', () => {
    let value: unknown = 'x'
    for (let depth = 0; depth < 50; depth++) value = [value]
    expect(said({ steps: [{ id: 'a', name: 'A', do: 'set', values: { value } }] })).toMatch(
      '8 deep',
    )
  })
})

describe('Two versions', () => {
  const check: Step = {
    id: 'check',
    name: 'Enough?',
    do: 'if',
    cases: [
      {
        when: {
          match: 'all',
          rows: [{ field: '{{trigger.article.sources}}', is: 'at-least', value: 3 }],
        },
        steps: [act('save', { name: 'Save it', timeoutSeconds: 30 })],
      },
    ],
    else: [],
  }

  test('are compared in words', () => {
    const before: Flow = {
      steps: [act('read', { name: 'Read' }), check, act('tell', { name: 'Tell' })],
    }
    const after = structuredClone(before)
    const [read, fork] = after.steps
    after.steps = [{ ...read!, name: 'Read it' }, act('note', { name: 'Note' }), fork!]
    if (fork?.do === 'if') {
      fork.cases[0]!.when.rows[0]!.value = 4
      fork.cases[0]!.steps[0]!.timeoutSeconds = 60
    }
    expect(compareFlows(before, after).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'changed: Step 1 "Read it": name: Read it, before: Read',
      'added: Added step 2 "Note"',
      'changed: Step 3 "Enough?": case 1: {{trigger.article.sources}} is at least 4, before: {{trigger.article.sources}} is at least 3',
      'changed: Step 3.1 "Save it": timeout: 60 s, before: 30 s',
      'removed: Removed step 3 "Tell"',
    ])
    expect(compareFlows(before, before)).toEqual([])
  })

  test('say which step was moved, and not those that it passed', () => {
    const before: Flow = { steps: [act('a'), act('b'), check] }
    const after: Flow = { steps: [act('a'), { ...check, else: [act('b')] }] }
    expect(compareFlows(before, after).map(({ text }) => text)).toEqual([
      'Moved step 2.2 "b", before step 2',
    ])
  })

  test('are put as lines that are indented as the steps are', () => {
    expect(flowLines({ steps: [check] })).toEqual([
      '1 Enough?',
      '  kind: if',
      '  case 1: {{trigger.article.sources}} is at least 3',
      '  1.1 Save it',
      '    kind: action',
      '    action: http',
      '    timeout: 30 s',
    ])
  })
})

describe('The check of a flow', () => {
  const known: Known = {
    actions: new Map([
      ['http', { fields: ['url', 'body'], needs: ['url'] }],
      ['saved/saveArticle', { fields: ['article'], needs: ['article'] }],
    ]),
    trigger: { article: { id: 1, title: 'A', outlets: ['B'] } },
    workflows: new Set(['Digest']),
    accounts: new Set(['matrix/Home']),
  }
  const faultsOf = (...steps: Step[]) =>
    checkFlow({ steps }, known).map(({ place, message }) => `${place}: ${message}`)
  const url = (text: string) => act('a', { name: 'Ask', with: { url: text } })
  const loop = (...steps: Step[]): Step => ({
    id: 'loop',
    name: 'Loop',
    do: 'each',
    over: '{{trigger.article.outlets}}',
    most: 5,
    steps,
  })

  test('finds nothing wrong where nothing is', () => {
    expect(
      faultsOf(
        url('https://a.example/{{trigger.article.title}}'),
        loop(act('b', { with: { url: '{{item}}{{steps.a.x}}' } })),
      ),
    ).toEqual([])
  })

  test.each([
    [
      '{{trigger.article.titel}}',
      'There is no field trigger.article.titel. Did you mean trigger.article.title?',
    ],
    [
      '{{trigger.article.outlets.name}}',
      'trigger.article.outlets is a list. Add a position, such as [0], or use an "each".',
    ],
    [
      '{{account.token}}',
      'Passwords and keys of accounts cannot be read. Choose the account at the step instead.',
    ],
    ['{{item.title}}', '"item" is known only to steps inside an "each".'],
    ['{{steps.reed.title}}', 'There is no step "reed".'],
    ['{{steps.a.title}}', 'Step "Ask" comes later, so its result is not known yet.'],
    ['{{trigger.a b}}', '"trigger.a b" is not a field.'],
    [
      '{{env.HOME}}',
      'Fields begin with "trigger", "steps", "item", "index" or "run", not with "env".',
    ],
    ['{{trigger.__proto__.x}}', 'Fields cannot be called "__proto__".'],
  ])('names %s with its step', (text, message) => {
    expect(faultsOf(url(text))).toEqual([`Step 1 "Ask": ${message}`])
  })

  test('knows what a step can see of loops and cases', () => {
    const fork: Step = {
      id: 'if',
      name: 'If',
      do: 'if',
      cases: [
        {
          when: { match: 'all', rows: [{ field: 'a', is: 'is-empty' }] },
          steps: [act('b', { with: { url: 'b' } })],
        },
      ],
      else: [url('{{steps.b.x}}')],
    }
    expect(faultsOf(fork)).toEqual([
      'Step 1.2 "Ask": Step "b" is in another case, so it has no result here.',
    ])
    expect(faultsOf(loop(act('b', { with: { url: 'b' } })), url('{{steps.b.x}}'))).toEqual([
      'Step 2 "Ask": Step "b" runs once a round. Outside of "Loop", use its results.',
    ])
  })

  test('names actions, fields, accounts and workflows that are not there', () => {
    expect(
      faultsOf(
        act('a', { action: 'saved/savArticle' }),
        act('b', { with: { uri: 'x' }, account: { kind: 'matrix', name: 'Work' } }),
        { id: 'c', name: 'Go on', do: 'run', workflow: 'Recap', with: {} },
        { id: 'd', name: 'Slack', do: 'missing', was: 'slack' },
      ),
    ).toEqual([
      'Step 1 "a": There is no action "saved/savArticle". Did you mean "saved/saveArticle"?',
      'Step 2 "b": The action has no field "uri".',
      'Step 2 "b": Fill in "url".',
      'Step 2 "b": Connect the matrix account "Work" first.',
      'Step 3 "Go on": There is no workflow "Recap".',
      'Step 4 "Slack": "slack" cannot be imported. Replace or delete this step.',
    ])
  })

  test('never fails, whatever the flow', () => {
    fc.assert(
      fc.property(flows, (flow) => void checkFlow(flow, known)),
      { seed: 40 },
    )
  })
})

describe('Steps that decide', () => {
  const scope = {
    trigger: { list: [{ id: 1, a: 1 }, { id: 2 }], more: [{ id: 1, b: 2 }] },
    steps: {},
  }
  const merge = (how: 'first' | 'list' | 'fields' | 'match') =>
    decide(
      {
        id: 'm',
        name: 'M',
        do: 'merge',
        how,
        from: ['{{steps.x}}', '{{trigger.list}}', '{{trigger.more}}'],
      },
      scope,
    )?.output

  test('put results together in four ways', () => {
    expect(merge('first')).toEqual(scope.trigger.list)
    expect(merge('list')).toHaveLength(3)
    expect(merge('match')).toEqual([{ id: 1, a: 1, b: 2 }, { id: 2 }])
    expect(merge('fields')).toEqual({})
  })

  test('name the code that has to be carried out before, each once', () => {
    const rows = [{ field: '=1 + 1', is: 'equals' as const, value: ['=1 + 1', '=2'] }]
    const fork: Step = {
      id: 'f',
      name: 'F',
      do: 'if',
      cases: [{ when: { match: 'all', rows }, steps: [] }],
      else: [],
    }
    expect(codeIn(fork)).toEqual(['1 + 1', '2'])
  })

  test('refuse to go through a text letter by letter', () => {
    const loop: Step = { id: 'l', name: 'L', do: 'each', over: 'abc', most: 9, steps: [] }
    expect(() => decide(loop, scope)).toThrow('Choose a list')
  })
})
