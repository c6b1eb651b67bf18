import { topicStyles, topicTones, type TopicDraft } from '../contract.ts'

const styleLabels: Record<TopicDraft['style'], string> = {
  concise: 'Concise',
  detailed: 'Detailed',
  'bullet-points': 'Bullet points',
}

export const styleOptions = topicStyles.map((value) => ({ value, label: styleLabels[value] }))

export const toneOptions = topicTones.map((value) => ({
  value,
  label: value[0]!.toUpperCase() + value.slice(1),
}))
