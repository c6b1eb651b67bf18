import type { NotificationKind } from '#platform/notification-kinds.ts'

/** Notifies of an article that matches a rule with the action "notify". */
export const ruleFound: NotificationKind<{ rule: string }> = {
  id: 'rule',
  group: 'news',
  label: 'Rules that notify',
  routes: ['panel', 'push', 'ntfy'],
  word: ({ rule }) => ({ text: `Found by your rule “${rule}”.` }),
}
