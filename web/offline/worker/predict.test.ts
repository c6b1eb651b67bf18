import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { predict } from './predict.ts'

const none = new URLSearchParams()
const asked = (article: number) => new URLSearchParams({ article: String(article) })
const read = (id: number) => ({ path: 'articles/markRead', input: { id } })
const unread = (article: number) => ({ path: 'marking/markUnread', input: { article } })
const save = (article: number) => ({ path: 'saved/saveArticle', input: { article } })
const remove = (id: number) => ({
  path: 'saved/removeSaved',
  input: { kind: 'articles', id: String(id) },
})
const opinion = (article: number, opinion: string) => ({
  path: 'reading/giveOpinion',
  input: { article, opinion },
})

const listed = () => ({
  articles: [
    { id: 1, isRead: false, title: 'Ferry' },
    { id: 2, isRead: true, title: 'Harbour', related: [{ id: 1, isRead: false }] },
  ],
  next: null,
})

describe('What waits to be sent shows in answers that are kept', () => {
  test('a read article is read wherever it stands', () => {
    expect(predict('feed/listHeadlines', none, listed(), [read(1), unread(2)])).toEqual({
      articles: [
        { id: 1, isRead: true, title: 'Ferry' },
        { id: 2, isRead: false, title: 'Harbour', related: [{ id: 1, isRead: true }] },
      ],
      next: null,
    })
  })

  test('the last of several decisions holds', () => {
    const writes = [save(1), remove(1), save(1)]
    expect(predict('saved/isArticleSaved', asked(1), false, writes)).toBe(true)
    expect(predict('saved/isArticleSaved', asked(1), true, writes.slice(0, 2))).toBe(false)
    expect(predict('saved/isArticleSaved', asked(2), false, writes)).toBe(false)
    expect(predict('marking/isArticleRead', asked(1), false, [read(1)])).toBe(true)
  })

  test('what was removed is not among what is saved', () => {
    const saved = { articles: [{ id: '1' }, { id: '2' }], threads: [], bookmarks: [] }
    expect(predict('saved/getSaved', none, saved, [remove(1)])).toEqual({
      ...saved,
      articles: [{ id: '2' }],
    })
  })

  test('lists leave out what the reader wants less of; what is opened by itself stays', () => {
    const gone = predict('feed/listHeadlines', none, listed(), [opinion(1, 'less')])
    expect(JSON.stringify(gone)).not.toContain('Ferry')
    expect(predict('feed/listHeadlines', none, listed(), [opinion(1, 'more')])).toEqual(listed())
    const page = { id: 1, isRead: false, related: [] }
    expect(predict('articles/getArticle', none, page, [opinion(1, 'hide')])).toEqual(page)
  })

  test('an answer that has nothing of an article stays as it is, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        const writes = [read(7_000_001), save(7_000_001), opinion(7_000_001, 'less')]
        expect(predict('feed/listFolders', none, answer, writes)).toEqual(answer)
      }),
    )
  })
})
