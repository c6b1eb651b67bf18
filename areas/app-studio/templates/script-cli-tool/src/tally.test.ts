import assert from 'node:assert/strict'
import test from 'node:test'
import { readTable, run } from './tally.ts'

const orders = 'city,price\nBergen,2.5\nOslo,10\nBergen,1'

test('values are summed by group, the largest first', () => {
  assert.deepEqual(run(['--by', 'city', '--sum', 'price'], orders), {
    text: 'Oslo    10.00\nBergen   3.50',
    code: 0,
  })
})

test('lines are counted where nothing is summed', () => {
  assert.equal(run(['--by', 'city', '--sort', 'name'], orders).text, 'Bergen  2\nOslo    1')
})

test('quoted values keep their commas', () => {
  assert.deepEqual(readTable('a,"b, ""c""",d'), [['a', 'b, "c"', 'd']])
})

test('mistakes are reported, with another exit code', () => {
  assert.equal(run([], orders).code, 2)
  assert.equal(
    run(['--by', 'town'], orders).text,
    'There is no such column. The columns are: city, price',
  )
  assert.equal(run(['--by', 'city', '--sum', 'city'], orders).text, '"Bergen" is not a number.')
})
