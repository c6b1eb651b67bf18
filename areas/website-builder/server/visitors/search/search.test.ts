import { expect, test } from 'vitest'
import { newBlock } from '../../../blocks/new-block.ts'
import { testTools } from '#server/test-tools.ts'
import { testPublishing } from '../../test-publishing.ts'
import { pageOf, testVisitors } from '../test-visitors.ts'

test('a search finds what is published, and nothing of a draft', async () => {
  const tools = await testTools()
  const builder = testPublishing(tools)
  const site = await builder.create()
  const visitors = testVisitors(tools, site)
  const search = async (q: string) => pageOf(await visitors.get('search', { q })).body.text
  const write = async (words: string) => {
    const text = newBlock('text', 'b1')
    const block = { ...text, props: { ...text.props, title: 'Boats', words } }
    await builder.save(site, await builder.page(site), { content: [block] })
  }
  await write('We hire out <b>skiffs</b> & dinghies.')
  await builder.publish(site)
  await write('A secret draft.')

  await visitors.switchOn()
  expect(await visitors.get('search', { q: 'skiffs' })).toBeNull()
  await visitors.switchOn('search')
  expect(await search('SKIFFS dinghies')).toContain(
    'We hire out &lt;b&gt;skiffs&lt;/b&gt; &amp; dinghies.',
  )
  const found = await search('skiffs')
  expect(found).toMatch(
    /^<section class="b form">.*<h1>Search<\/h1>.*<section class="b news list">/s,
  )
  expect(found).not.toContain(' · ')
  for (const nothing of ['secret', 'skiffs trains', '<script>alert(1)</script>', 'x'.repeat(5000)])
    expect(await search(nothing)).toContain('Nothing was found.')
  expect(await search('<script>')).not.toContain('<script>')
  await tools.close()
})
