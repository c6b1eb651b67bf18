import { expect, test } from 'vitest'
import { spendingOf, withNewPrice, type SpendingDraft } from './spending-draft.ts'

const draft: SpendingDraft = {
  currency: 'USD',
  mostTokens: '',
  mostMoney: ' 2,50 ',
  prices: [
    { id: 0, model: ' ', input: 'not sent', output: '' },
    { id: 4, model: 'small-1', input: '0.1', output: '' },
  ],
}

test('an empty limit is none, a comma is a point, and a price without a model is left out', () => {
  expect(spendingOf(draft)).toEqual({
    currency: 'USD',
    mostTokens: null,
    mostMoney: 2.5,
    prices: [{ model: 'small-1', input: 0.1, output: 0 }],
  })
})

test('what is not a number is named by its field, as it would be sent', () => {
  const prices = draft.prices.map((price) => ({ ...price, output: 'cheap' }))
  expect(() => spendingOf({ ...draft, mostTokens: 'many', prices })).toThrow(
    expect.objectContaining({
      kind: 'invalid',
      fields: {
        mostTokens: 'Enter a number, such as 2.50',
        'prices.0.output': 'Enter a number, such as 2.50',
      },
    }),
  )
})

test('a new price is told apart from all others', () => {
  expect(withNewPrice([]).map(({ id }) => id)).toEqual([0])
  expect(withNewPrice(draft.prices).map(({ id }) => id)).toEqual([0, 4, 5])
})
