import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flowLines } from '../changes.ts'
import { Flow } from '../flow.ts'
import { placedSteps } from '../shape.ts'
import { importN8n } from './import-n8n.ts'

type Line = [from: string, to: string, output?: number]

/** Builds an n8n file from nodes (kind and settings) and the connections between them. */
function fileOf(
  nodes: Record<string, [kind: string, settings?: object, more?: object]>,
  lines: Line[],
) {
  const connections: Record<string, { main: { node: string; type: 'main'; index: 0 }[][] }> = {}
  for (const [from, to, output = 0] of lines) {
    const { main } = (connections[from] ??= { main: [] })
    while (main.length <= output) main.push([])
    main[output]!.push({ node: to, type: 'main', index: 0 })
  }
  return JSON.stringify({
    name: 'Test',
    nodes: Object.entries(nodes).map(([name, [kind, parameters = {}, more = {}]]) => ({
      name,
      type: `n8n-nodes-base.${kind}`,
      typeVersion: 3,
      parameters,
      ...more,
    })),
    connections,
  })
}

const linesOf = (content: string) =>
  importN8n(content).workflows.flatMap(({ flow }) => flowLines(flow))
const namesOf = (content: string) =>
  importN8n(content).workflows.flatMap(({ flow }) =>
    placedSteps(flow).map(({ step, number }) => `${number} ${step.name}`),
  )
const set = (value: string): [string, object] => [
  'set',
  { assignments: { assignments: [{ name: 'a', value }] } },
]
const check: [string, object] = [
  'if',
  {
    conditions: {
      conditions: [
        { leftValue: '={{ $json.a }}', operator: { operation: 'equals' }, rightValue: '1' },
      ],
    },
  },
]

describe('A workflow of n8n', () => {
  test('becomes a tree: what both cases lead to stands behind them', () => {
    const file = fileOf(
      {
        Start: ['manualTrigger'],
        If: check,
        Yes: set('1'),
        No: set('2'),
        Both: ['merge'],
        End: set('={{ $json.a }}'),
      },
      [
        ['Start', 'If'],
        ['If', 'Yes', 0],
        ['If', 'No', 1],
        ['Yes', 'Both'],
        ['No', 'Both'],
        ['Both', 'End'],
      ],
    )
    expect(namesOf(file)).toEqual(['1 If', '1.1 Yes', '1.2 No', '2 Both', '3 End'])
    expect(linesOf(file)).toContain('  case 1: {{trigger.a}} equals 1')
    expect(linesOf(file)).toContain('  from: {{steps.yes}}, {{steps.no}}')
    expect(linesOf(file)).toContain('  field "a": {{steps.both.a}}')
  })

  test('has what only some cases lead to in each of them, with the data of that case', () => {
    const file = fileOf(
      {
        Start: ['manualTrigger'],
        Switch: ['switch', { rules: { values: [check[1], check[1]] } }],
        A: set('1'),
        B: set('2'),
        Shared: set('={{ $json.a }}'),
      },
      [
        ['Start', 'Switch'],
        ['Switch', 'A', 0],
        ['Switch', 'B', 1],
        ['A', 'Shared'],
        ['B', 'Shared'],
      ],
    )
    expect(namesOf(file)).toEqual(['1 Switch', '1.1 A', '1.2 Shared', '1.3 B', '1.4 Shared'])
    expect(linesOf(file).filter((line) => line.includes('{{steps'))).toEqual([
      '    field "a": {{steps.a.a}}',
      '    field "a": {{steps.b.a}}',
    ])
  })

  test('has its loops and split lists as "each"', () => {
    const file = fileOf(
      {
        Start: ['webhook'],
        Split: ['splitOut', { fieldToSplitOut: 'body.rows' }],
        Item: set('={{ $json.name }}'),
        Gather: ['aggregate'],
        Loop: ['splitInBatches'],
        Inside: set('={{ $json.b }}'),
        After: set('x'),
      },
      [
        ['Start', 'Split'],
        ['Split', 'Item'],
        ['Item', 'Gather'],
        ['Gather', 'Loop'],
        ['Loop', 'After', 0],
        ['Loop', 'Inside', 1],
        ['Inside', 'Loop'],
      ],
    )
    expect(namesOf(file)).toEqual([
      '1 Split',
      '1.1 Item',
      '2 Gather',
      '3 Loop',
      '3.1 Inside',
      '4 After',
    ])
    expect(linesOf(file)).toContain('  list: {{trigger.body.rows}}')
    expect(linesOf(file)).toContain('    field "a": {{item.name}}')
    expect(linesOf(file)).toContain('    field "a": {{item.b}}')
  })

  test.each([
    ['={{ $json.a.b }}', '{{trigger.a.b}}'],
    ['={{$json["a b"][0]}}', '{{trigger["a b"][0]}}'],
    ['=Hello {{ $json.a }}!', 'Hello {{trigger.a}}!'],
    ["={{ $('Before it').item.json.x }}", '{{steps.before-it.x}}'],
    ['={{ $node["Before it"].json["x"] }}', '{{steps.before-it.x}}'],
    ['={{ $json.a.toUpperCase() }}', '=trigger?.a.toUpperCase()'],
    ['={{ $json.a + 1 }} and `{{ $json.b }}`', '=`${trigger?.a + 1} and \\`${trigger?.b}\\``'],
    ['={{ {a: $json.b} }}', '=({a: trigger?.b})'],
    ['={{ $now }}', '=new Date().toISOString()'],
    ['plain', 'plain'],
    ['==x', '\\=x'],
  ])('%s becomes %s', (given, expected) => {
    const file = fileOf({ Start: ['manualTrigger'], 'Before it': set('1'), End: set(given) }, [
      ['Start', 'End'],
      ['Start', 'Before it'],
    ])
    const [workflow] = importN8n(file).workflows
    const end = workflow!.flow.steps.find(({ id }) => id === 'end')
    expect(end).toMatchObject({ values: { a: expected } })
    expect(end?.marks).toBeUndefined()
  })

  test('names each node that cannot come along, with the reason at its place', () => {
    const file = fileOf(
      {
        Start: ['telegramTrigger'],
        Sheet: ['googleSheets'],
        Odd: set('={{ $jmespath($json, "a") }}'),
        Alone: set('1'),
        Note: ['stickyNote'],
      },
      [
        ['Start', 'Sheet'],
        ['Sheet', 'Odd'],
      ],
    )
    const { workflows, report } = importN8n(file)
    expect(report).toMatchObject({ nodes: 5, notes: 1, carried: 0 })
    expect(report.marked.map(({ node, isLost }) => [node, isLost])).toEqual([
      ['Start', true],
      ['Sheet', true],
      ['Odd', false],
      ['Alone', true],
    ])
    expect(report.remarks[0]).toMatch('n8n runs a node for every item.')
    expect(workflows[0]?.flow.steps.every(({ marks }) => marks!.length > 0)).toBe(true)
  })

  test('has code with the variables that it counts on, and its answer without their wrapping', () => {
    const jsCode = 'return [{ json: { b: $input.first().json.a + 1 } }]'
    const asks: [string, object] = ['openAi', { messages: { values: [{ content: 'Hi' }] } }]
    const file = fileOf(
      {
        Start: ['manualTrigger'],
        Ask: asks,
        Text: set('={{ $json.message.content.trim() }}'),
        Code: ['code', { jsCode }],
        Picture: ['openAi', { resource: 'image', prompt: 'A cat' }],
      },
      [
        ['Start', 'Ask'],
        ['Ask', 'Text'],
        ['Text', 'Code'],
        ['Code', 'Picture'],
      ],
    )
    const { workflows, report } = importN8n(file)
    const [, read, code] = workflows[0]!.flow.steps
    expect(read).toMatchObject({ values: { a: '=steps?.ask?.text.trim()' } })
    expect(report.marked.map(({ node }) => node)).toEqual(['Picture'])
    if (code?.do !== 'code') throw new Error('No code')
    // oxlint-disable-next-line typescript/no-implied-eval -- It is the code of this very test.
    expect(new Function('steps', code.code)({ text: { a: 1 } })).toEqual({ b: 2 })
  })

  test('may go in circles', () => {
    const file = fileOf({ Start: ['manualTrigger'], A: set('1'), B: set('2') }, [
      ['Start', 'A'],
      ['A', 'B'],
      ['B', 'A'],
      ['B', 'B'],
    ])
    const { report, workflows } = importN8n(file)
    expect(report.marked.map(({ reasons }) => reasons[0])).toEqual([
      expect.stringMatching(/^n8n goes back to "[AB]" here/),
    ])
    expect(workflows[0]?.flow.steps.map((step) => step.do)).toEqual(['set', 'set', 'missing'])
  })

  test('of 500 nodes, all in one another, stays bounded', () => {
    const names = Array.from({ length: 499 }, (_, index) => `n${index}`)
    const chain = names.slice(1).map((name, index): Line => [`n${index}`, name])
    const forks = names.slice(2).flatMap((name, index): Line[] => [
      [`n${index}`, name, 1],
      [`n${index}`, 'n0', 2],
    ])
    const file = fileOf(
      {
        Start: ['manualTrigger'],
        ...Object.fromEntries(
          names.map((name) => [
            name,
            ['switch', { rules: { values: [check[1], check[1]] } }] as [string, object],
          ]),
        ),
      },
      [['Start', 'n0'], ...chain, ...forks],
    )
    const { workflows, report } = importN8n(file)
    expect(placedSteps(workflows[0]!.flow).length).toBeLessThanOrEqual(500)
    expect(report.marked.length).toBeGreaterThan(0)
  })

  test.each([
    ['{"nodes":[{"name"', 'The file is cut off'],
    ['{"a":1}', 'it has no nodes'],
    [JSON.stringify({ nodes: Array(501).fill({}) }), 'has 501 nodes'],
    [`{"nodes":[],"x":"${'y'.repeat(5_000_000)}"}`, 'The file is too large'],
  ])('that is none, or too much, is refused in words (%#)', (content, message) => {
    expect(() => importN8n(content)).toThrow(message)
  })

  test('never fails otherwise, whatever its nodes and lines are', () => {
    const kinds = [
      'manualTrigger',
      'set',
      'if',
      'switch',
      'filter',
      'merge',
      'splitOut',
      'aggregate',
      'splitInBatches',
      'code',
      'httpRequest',
      'wait',
      'respondToWebhook',
      'openAi',
      'formTrigger',
      'scheduleTrigger',
      'nonsense',
    ]
    const names = ['a', 'b', 'c', 'd', 'e', 'f', '__proto__', 'constructor', 'é ', '1']
    const node = fc.record({
      name: fc.oneof(fc.constantFrom(...names), fc.anything()),
      type: fc.oneof(fc.constantFrom(...kinds), fc.anything()),
      typeVersion: fc.oneof(fc.constantFrom(1, 2, 3), fc.anything()),
      parameters: fc.oneof(
        fc.constant(check[1]),
        fc.object({
          key: fc.constantFrom(
            'conditions',
            'rules',
            'values',
            'rule',
            'interval',
            'url',
            'amount',
            'jsCode',
            'x',
          ),
        }),
      ),
      onError: fc.constantFrom(undefined, 'continueErrorOutput'),
    })
    const line = fc.record({ node: fc.constantFrom(...names) })
    const lines = fc.dictionary(
      fc.constantFrom(...names),
      fc.record({
        main: fc.array(fc.array(line, { maxLength: 3 }), { maxLength: 3 }),
        ai_tool: fc.array(fc.array(line, { maxLength: 2 }), { maxLength: 1 }),
      }),
    )
    fc.assert(
      fc.property(fc.array(node, { maxLength: 12 }), lines, (nodes, connections) => {
        const content = JSON.stringify({ nodes, connections }, (_, value: unknown) =>
          typeof value === 'bigint' ? 1 : value,
        )
        for (const { flow } of importN8n(content).workflows)
          expect(Flow.safeParse(flow).error).toBeUndefined()
      }),
      { seed: 46, numRuns: 300 },
    )
  })
})
