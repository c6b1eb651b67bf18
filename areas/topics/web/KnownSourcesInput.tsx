import type { ComponentProps } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { ChipInput } from '#web/ui/controls/ChipInput.tsx'
import { topicArticles } from '../contract.ts'

/** A field for names of sources that suggests followed sources. */
export function KnownSourcesInput(input: Omit<ComponentProps<typeof ChipInput>, 'suggestions'>) {
  return <ChipInput {...input} suggestions={useRead(topicArticles.listTopicSources, {})} />
}
