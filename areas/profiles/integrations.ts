import type { Integration } from './contract.ts'

/** Integrations that a live server offers; `missing` says why some cannot be connected. */
export const connectable: readonly Omit<Integration, 'connected' | 'accounts'>[] = [
  {
    id: 'notion',
    name: 'Notion',
    icon: 'notebook',
    description: 'Pages and databases that you share with the hub',
    missing:
      'Notion opens pages only to a program that is registered there, which this server is not. Export the pages and upload them under Upload Context.',
  },
  {
    id: 'google-drive',
    name: 'Google Drive',
    icon: 'drive',
    description: 'Documents and sheets from one folder',
    missing:
      'Google opens Drive only to a program that is registered there, which this server is not. Download the documents and upload them under Upload Context.',
  },
  {
    id: 'slack-webhook',
    name: 'Slack',
    icon: 'hash',
    description:
      'New articles for this profile are posted to a channel, in one message an hour at most',
  },
  {
    id: 'github',
    name: 'GitHub',
    icon: 'branch',
    description: 'What your repositories are about: names, topics, languages and README headings',
  },
  {
    id: 'x',
    name: 'X',
    icon: 'at',
    description: 'Posts of the people on your lists',
    missing:
      'X opens posts only to paid developer accounts, which this server cannot make by itself. Describe these subjects under Instructions.',
  },
  {
    id: 'reddit',
    name: 'Reddit',
    icon: 'messages',
    description: 'Threads from communities that you have joined',
    missing:
      'Reddit opens this only to a program that is registered there, which this server is not. Follow the communities as sources instead.',
  },
  {
    id: 'web-page',
    name: 'Web page',
    icon: 'globe',
    description: 'A page about you or your work, read again each week',
  },
  {
    id: 'discord-webhook',
    name: 'Discord',
    icon: 'messages',
    description:
      'New articles for this profile are posted to a channel, in one message an hour at most',
  },
]
