import { expect, test } from 'vitest'
import { testTools } from '#server/test-tools.ts'
import { deskOf } from '#server/tools.ts'
import { websiteBuilder } from '../../contract.ts'
import { siteAssistant } from '../../contracts/assistant.ts'
import { SITE_ASSISTANT } from '../../limits.ts'
import { testBuilder } from '../test-builder.ts'
import { serverSiteAssistant } from './assistant-api.ts'

test('the assistant does what it is asked, and says what it can do', async () => {
  const tools = await testTools()
  const builder = testBuilder(tools)
  const site = await builder.create()
  const read = () => builder.ask(websiteBuilder.getAssistant, { site })
  const say = async (words: string) => {
    await builder.ask(siteAssistant.askAssistant, { site, words })
    return (await read()).messages.at(-1)!.message
  }

  expect(await say('Add a page called Regatta week')).toContain('/regatta-week')
  expect((await builder.site(site)).pages.map(({ path }) => path)).toContain('regatta-week')
  expect(await say('Add a quotation to the page Regatta week.')).toContain('Quotation')
  expect((await builder.page(site, 'regatta-week')).content).toMatchObject([{ type: 'quotation' }])
  expect(await say('Move the quotation up on the page Regatta week')).toContain('end of the page')
  expect(await say('Rename the page Regatta week to Regatta')).toContain('"Regatta"')
  expect(await say('Add a newsletter block to the Regatta page')).toContain('Newsletter')
  expect(await say('Rename the Regatta page to Boats')).toContain('"Boats"')
  expect(await say('Rename the page Boats to Regatta')).toContain('"Regatta"')
  expect(await say('Delete the page Nowhere')).toContain('There is no page "Nowhere"')
  expect(await say('Delete the Regatta page')).toContain('restore')
  expect(await say('Change the accent to #fff000')).toContain('cannot be read')
  expect(await say('Use the theme Harbor')).toContain('Harbor')
  expect(await say('Turn off contact form')).toContain('off')
  expect(await say('Make it pop')).toContain('Add a page called Events')
  expect((await read()).checklist.find(({ id }) => id === 'published')?.isDone).toBe(false)
  expect(await say('Publish the site')).toBe('The site is published.')
  expect((await read()).checklist.find(({ id }) => id === 'published')?.isDone).toBe(true)

  for (let nth = 0; nth < SITE_ASSISTANT.messages / 2; nth++) await say('Make it pop')
  expect((await read()).messages).toHaveLength(SITE_ASSISTANT.messages)
  await builder.ask(siteAssistant.clearConversation, { site })
  expect((await read()).messages).toEqual([])
  await expect(
    serverSiteAssistant(deskOf(tools, 'other')).askAssistant({ site, words: 'Publish the site' }),
  ).rejects.toThrow('already gone')
  await tools.close()
})
