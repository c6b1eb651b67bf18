/** Paths of projects' templates: each is a repository of its own, whose tests run like a project's. */
export const OF_A_TEMPLATE = /^areas\/[^/]+\/templates\//
