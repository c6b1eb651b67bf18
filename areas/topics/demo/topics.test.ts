import { expect, test } from 'vitest'
import { Topic } from '../contract.ts'
import { sampleOutlets } from '#areas/articles/demo/outlets.ts'
import { sampleTopics } from './topics.ts'

const topics = sampleTopics(new Date('2026-03-04T08:30:00Z'))

test('[DATA-007] a topic names its sources, which are outlets of the samples', () => {
  const names = sampleOutlets.map(({ name }) => name)
  expect(topics).toHaveLength(6)
  for (const topic of topics) {
    expect(() => Topic.parse(topic)).not.toThrow()
    for (const source of topic.sources) expect(names).toContain(source)
  }
})

test('each sample topic has three bullets of its own', () => {
  const bullets = topics.flatMap((topic) => topic.bullets)
  for (const topic of topics) expect(topic.bullets).toHaveLength(3)
  expect(new Set(bullets).size).toBe(bullets.length)
})
