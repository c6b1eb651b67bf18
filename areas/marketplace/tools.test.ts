import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Tool } from './contract.ts'
import { demoMarketplace } from './demo/api.ts'
import { ALL_TOOLS, toolCategories, toolsIn } from './tools.ts'

const keys = [
  'id',
  'name',
  'description',
  'icon',
  'category',
  'author',
  'price',
  'rating',
  'installs',
  'comingSoon',
]

describe('the tools of the Marketplace', () => {
  test('[DATA-063] carry all that a card shows, and are all coming soon', async () => {
    const tools = await demoMarketplace().listTools({})
    expect(tools).toHaveLength(4)
    for (const tool of tools) {
      expect(Tool.parse(tool)).toEqual(tool)
      expect(Object.keys(tool)).toEqual(expect.arrayContaining(keys))
      expect(tool.comingSoon).toBe(true)
    }
  })

  test('[DATA-079] belong to one of four categories', async () => {
    expect(toolCategories).toHaveLength(4)
    for (const { category } of await demoMarketplace().listTools({})) {
      expect(toolCategories).toContain(category)
    }
    expect(Tool.shape.category.safeParse('games').success).toBe(false)
  })

  test('are free or cost a monthly fee, both of which occur', async () => {
    const prices = (await demoMarketplace().listTools({})).map(({ price }) => price)
    expect(prices).toContain(null)
    expect(prices).toContainEqual({ amountUsd: 9.99, per: 'month' })
  })

  test('[MARKET-006] take no notices yet, and say so', async () => {
    const hub = demoMarketplace()
    for (const { id, takesNotices } of await hub.listTools({})) {
      expect(takesNotices).toBe(false)
      await expect(hub.notifyMe({ toolId: id })).rejects.toThrow('not open yet')
    }
  })

  test('are each in one category, and in all tools', () => {
    const anyTool = fc.record({ category: fc.constantFrom(...toolCategories) })
    fc.assert(
      fc.property(fc.array(anyTool), (tools) => {
        expect(toolsIn(tools, ALL_TOOLS)).toEqual(tools)
        const parts = toolCategories.map((category) => toolsIn(tools, category).length)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(tools.length)
      }),
    )
  })
})
