import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineContract, read } from '#core/contract.ts'
import { Answers } from '#web/asking/answers.ts'
import { AnswersContext, useRead } from '#web/asking/api.tsx'
import { testPage } from '#web/asking/test-page.tsx'
import { wholeList, type GrowingList } from './growing-list.ts'
import { Newer } from './Newer.tsx'

interface Letter {
  id: string
}

const { listLetters } = defineContract('letters', {
  listLetters: read(z.object({}), z.array(z.object({ id: z.string() }))),
})
const letters = wholeList<Letter>('letter')

let came: string[]
let answers: Answers
beforeEach(() => {
  came = ['b', 'a']
  answers = new Answers()
})

const { show, words } = testPage(async () => came.map((id) => ({ id })) as never)

function List({
  list,
  isShown,
}: {
  list: GrowingList<Letter[]>
  isShown?: (row: Letter) => boolean
}) {
  const shown = useRead(listLetters, {})
  return (
    <>
      <Newer operation={listLetters} input={{}} list={list} {...(isShown && { isShown })} />
      <ol>
        {shown.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ol>
    </>
  )
}

const page = (list = letters, isShown?: (row: Letter) => boolean) => (
  <AnswersContext value={answers}>
    <List list={list} {...(isShown && { isShown })} />
  </AnswersContext>
)

/** Reads the list again, as after a change by somebody else or by the reader. */
const change = (by: 'others' | 'reader') =>
  act(async () => answers.refresh(() => true, by === 'others'))

test('rows of others wait above the list, and are counted', async () => {
  await show(page())
  came = ['d', 'c', 'b', 'a']
  await change('others')
  expect(words()).toBe('2 new letters above the list2 newba')
})

test('a change that the reader made shows all that is there', async () => {
  await show(page())
  came = ['c', 'b', 'a']
  await change('others')
  came = ['d', 'c', 'b', 'a']
  await change('reader')
  expect(words()).toBe('dcba')
})

test('where nothing that the reader does adds a row, news waits all the same', async () => {
  await show(page({ ...letters, holdsAsked: true }))
  came = ['c', 'b', 'a']
  await change('reader')
  expect(words()).toBe('1 new letter above the list1 newba')
})

test('news that a filter leaves out is not counted', async () => {
  await show(page(letters, ({ id }) => id !== 'c'))
  came = ['c', 'b', 'a']
  await change('others')
  expect(words()).toBe('ba')
})
