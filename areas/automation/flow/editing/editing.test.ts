import { describe, expect, test } from 'vitest'
import { checkFlow } from '../check.ts'
import { act } from '../test-flows.ts'
import type { Flow } from '../flow.ts'
import { ignoresSpaces, withComparison, withValueText } from './condition-rows.ts'
import { begin, change, redo, undo } from './history.ts'
import { addedKinds, newActionStep, newStep } from './new-step.ts'
import { offerToStep } from './offer-to-step.ts'
import { isFilledIn, typedValue, valueText } from './typed-value.ts'

describe('Undo', () => {
  test('letters of one field are one change', () => {
    const typed = change(change(change(begin('a'), 'b', 'name'), 'bc', 'name'), 'bcd', 'name')
    expect(undo(typed).now).toBe('a')
    expect(redo(undo(typed)).now).toBe('bcd')
    expect(undo(change(typed, 'x', 'other')).now).toBe('bcd')
  })

  test('a change after an undo leaves nothing to redo', () => {
    const history = change(undo(change(begin(1), 2)), 3)
    expect(redo(history)).toBe(history)
    expect(undo(undo(history)).now).toBe(1)
    // A change of the same field after an undo is a step of its own, so that undo returns to the
    // value before it.
    const again = change(undo(change(begin('a'), 'b', 'name')), 'c', 'name')
    expect(undo(again).now).toBe('a')
  })
})

describe('Typed values', () => {
  test.each([
    ['12', 12],
    ['-1.5', -1.5],
    ['007', '007'],
    ['12345678901234567890', '12345678901234567890'],
    ['true', true],
    ['[1, 2]', [1, 2]],
    ['{"a": 1}', { a: 1 }],
    ['{{trigger.a}}', '{{trigger.a}}'],
    ['three', 'three'],
    ['', ''],
  ])('%s', (text, value) => {
    expect(typedValue(text)).toEqual(value)
    expect(typedValue(valueText(value))).toEqual(value)
  })

  test('references and code are filled in at run time', () => {
    expect(isFilledIn('a {{trigger.b}}')).toBe(true)
    expect(isFilledIn('=1 + 1')).toBe(true)
    expect(isFilledIn('a = b')).toBe(false)
    expect(isFilledIn(1)).toBe(false)
  })

  test('a condition has a value only where its comparison needs one', () => {
    const row = { field: '{{trigger.a}}', is: 'equals', value: 'x' } as const
    expect(withComparison(row, 'is-empty')).toEqual({ field: '{{trigger.a}}', is: 'is-empty' })
    expect(withComparison({ field: 'a', is: 'is-empty' }, 'at-least').value).toBe('')
    expect(withValueText(row, '3').value).toBe(3)
    expect(withValueText({ ...row, is: 'is-one-of' }, '3, 4').value).toBe('3, 4')
    const typed = (value: string) => ignoresSpaces({ ...row, is: 'contains', value })
    expect([' dies', 'dies', '" dies"', ' '].map(typed)).toEqual([true, false, false, false])
  })
})

describe('New steps', () => {
  test('each kind can be added, and says what is missing', () => {
    const ids = new Set<string>()
    const flow: Flow = { steps: addedKinds.map((kind) => newStep(kind, ids)) }
    expect(new Set(flow.steps.map(({ id }) => id)).size).toBe(addedKinds.length)
    const faulty = checkFlow(flow, { actions: new Map() }).map(({ step }) => step)
    expect(faulty).toEqual(
      expect.arrayContaining(['if', 'for-each', 'ask-an-ai-model', 'run-code']),
    )
  })

  test('needed fields of an action are filled from the trigger', () => {
    const action = {
      name: 'saved/saveArticle',
      title: 'Save an article',
      fields: [
        { name: 'article', isNeeded: true, type: 'number', options: [] },
        { name: 'title', isNeeded: true, type: 'text', options: [] },
        { name: 'note', isNeeded: false, type: 'text', options: [] },
        { name: 'color', isNeeded: true, type: 'choice', options: ['red', 'blue'] },
      ],
    }
    const flow: Flow = { steps: [act('first')] }
    const trigger = { article: { id: 7, title: 'Quay closed' } }
    const offered = offerToStep(flow, 'first', { trigger, pinned: {}, actions: new Map() })
    const step = newActionStep(
      action,
      offered.flatMap(({ fields }) => fields),
      new Set(),
    )
    expect(step).toMatchObject({
      id: 'save-an-article',
      with: { article: '{{trigger.article.id}}', title: '{{trigger.article.title}}', color: 'red' },
    })
    expect(step.do === 'act' && Object.keys(step.with)).toHaveLength(3)
  })
})

describe('Fields offered to a step', () => {
  const flow: Flow = {
    steps: [
      act('read', { action: 'read' }),
      {
        id: 'fork',
        name: 'If',
        do: 'if',
        cases: [{ when: { match: 'all', rows: [] }, steps: [act('yes')] }],
        else: [act('no')],
      },
      {
        id: 'loop',
        name: 'Articles',
        do: 'each',
        over: '{{steps.read.items}}',
        most: 9,
        steps: [act('one'), act('two')],
      },
      act('last'),
    ],
  }
  const examples = {
    trigger: { title: 'Quay' },
    pinned: { one: { ok: true } },
    actions: new Map([['read', { items: [{ url: 'https://a.example' }] }]]),
  }
  const titles = (id: string) => offerToStep(flow, id, examples).map(({ title }) => title)

  test('only results that are there by then are offered', () => {
    expect(titles('read')).toEqual(['Trigger', 'Run'])
    expect(titles('no')).toEqual(['Trigger', 'Step 1: read', 'Run'])
    expect(titles('last')).not.toContain('Step 3.1: one')
    expect(titles('last')).toContain('Step 2.1: yes')
  })

  test('inside a loop, its item and results of the same round are offered', () => {
    const [item, ...rest] = offerToStep(flow, 'two', examples)
    expect(item?.title).toBe('Item of "Articles"')
    expect(item?.fields.map(({ path }) => path)).toEqual(['item', 'item.url', 'index'])
    const [round] = rest.filter(({ title }) => title === 'Step 3.1: one')
    expect(round?.fields.map(({ path }) => path)).toEqual(['steps.one', 'steps.one.ok'])
  })
})
