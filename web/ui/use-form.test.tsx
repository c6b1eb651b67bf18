import { act, useEffect } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { askKeepers, defineContract, write } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { testPage } from '../asking/test-page.tsx'
import { Field, TextInput } from './controls/Field.tsx'
import { useForm } from './use-form.ts'

const Book = z.object({ id: z.string(), title: z.string(), pages: z.array(z.string()) })
const library = defineContract('library', { saveBook: write(Book, z.string()) })

const saveBook = vi.fn<(book: z.infer<typeof Book>) => Promise<string>>()
const handleDone = vi.fn<(shelf: string) => void>()
const typed = { title: 'Tides', pages: ['one', 'two'] }

let form: ReturnType<typeof useBook>

function useBook() {
  return useForm(library.saveBook, {
    initial: typed,
    toInput: (book) => ({ id: 'book-1', ...book }),
    onDone: handleDone,
  })
}

function BookForm() {
  const book = useBook()
  useEffect(() => {
    form = book
  })
  return (
    <Field label="Title" error={book.errors.title}>
      <TextInput value={book.values.title} onChange={book.set('title')} />
    </Field>
  )
}

const { show } = testPage(askKeepers({ library: { saveBook } }))
beforeEach(async () => {
  vi.resetAllMocks()
  await show(<BookForm />)
})

const submit = () => act(async () => form.submit())
const refuse = (fields?: Record<string, string>) =>
  saveBook.mockRejectedValue(new Problem('invalid', 'That will not do', { fields }))

describe('a form', () => {
  test('sends what was typed, and shows the outcome', async () => {
    saveBook.mockResolvedValue('shelf 4')
    act(() => form.set('title')('Moons'))
    act(() => form.set('title')({ target: { value: 'Moons and tides' } } as never))
    await submit()
    expect(saveBook).toHaveBeenCalledExactlyOnceWith({
      ...typed,
      id: 'book-1',
      title: 'Moons and tides',
    })
    expect(handleDone).toHaveBeenCalledExactlyOnceWith('shelf 4')
    expect(form).toMatchObject({ output: 'shelf 4', errors: {}, error: null })
    act(() => form.reset())
    expect(form.values).toEqual(typed)
  })

  test('keeps what was typed, and says at its field what is wrong until that changes', async () => {
    refuse({ title: 'Give it a title', 'pages.1': 'A page is empty' })
    act(() => form.set('title')(' '))
    await submit()
    expect(form.values.title).toBe(' ')
    expect(form.errors).toEqual({ title: 'Give it a title', 'pages.1': 'A page is empty' })
    expect(form.error).toBe(null)
    expect(handleDone).not.toHaveBeenCalled()
    const input = document.querySelector('input')!
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const description = document.getElementById(input.getAttribute('aria-describedby')!)
    expect(description?.textContent).toBe('Give it a title')

    act(() => form.set('title')('Moons'))
    expect(form.errors).toEqual({ 'pages.1': 'A page is empty' })
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })

  test.each([
    ['no field says', undefined],
    ['is wrong with a field that it does not show', { title: 'Too long', id: 'No such book' }],
  ])('says as a whole what %s', async (_, fields) => {
    refuse(fields)
    await submit()
    expect(form.error).toBe('That will not do')
  })

  test('is sent once, however often that is asked while it is under way', async () => {
    let answer = (_shelf: string) => {}
    saveBook.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await submit()
    expect(form.isPending).toBe(true)
    await submit()
    await act(async () => answer('shelf 4'))
    expect(form.isPending).toBe(false)
    expect(saveBook).toHaveBeenCalledOnce()
  })
})
