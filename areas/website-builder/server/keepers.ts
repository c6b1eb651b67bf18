import type { Kept } from '#server/asking/kept.ts'
import { websiteBuilder } from '../contract.ts'
import { domains } from '../contracts/domains.ts'
import { pages } from '../contracts/pages.ts'
import { publications } from '../contracts/publications.ts'
import { sites } from '../contracts/sites.ts'
import { serverWebsiteBuilder } from './builder-api.ts'
import { siteAssistant } from '../contracts/assistant.ts'
import { serverSiteAssistant } from './assistant/assistant-api.ts'
import { siteNews } from '../contracts/news.ts'
import { serverNews } from './news/news-api.ts'
import { serverDomains } from './domains/domains-api.ts'
import { serverPages } from './pages/pages-api.ts'
import { serverPublications } from './publications/publications-api.ts'
import { serverSites } from './sites/sites-api.ts'

/** Contracts of sites that the server keeps. */
export const siteKeepers: Kept[] = [
  {
    contract: websiteBuilder,
    open: serverWebsiteBuilder,
    about: {
      listSites: 'Sites with their pages, the last edited first.',
      listTemplates: 'Beginnings for a site.',
      getWizard: 'The questions of the guided creation.',
      generateBlueprint: 'Makes a site from answers: its pages, menu, theme and features.',
      getAssistant: 'Messages of the assistant and its checklist.',
    } satisfies Record<keyof typeof websiteBuilder, string>,
  },
  {
    contract: sites,
    open: serverSites,
    about: {
      getSite: 'A site with its settings and pages.',
      saveSite: 'Saves the settings of a site: name, language, theme, contact.',
      renameSite: 'Gives a site another name.',
      duplicateSite: 'Adds a copy of the drafts of a site.',
      deleteSite: 'Deletes a site and takes it down; this can be undone for 30 days.',
      restoreSite: 'Undoes the deleting of a site.',
      switchPlugin: 'Switches a plugin of a site on or off.',
    } satisfies Record<keyof typeof sites, string>,
  },
  {
    contract: pages,
    open: serverPages,
    about: {
      getPage: 'A page with its blocks, as it is edited.',
      addPage: 'Adds an empty page to a site.',
      savePage: 'Saves a page over the version that was read.',
      duplicatePage: 'Adds a copy of a page.',
      lockPage: 'Gives a page a password that visitors need, or takes it away.',
      deletePage: 'Deletes a page; this can be undone.',
      restorePage: 'Undoes the deleting of a page.',
      orderPages: 'Puts the pages of a site into another order.',
      comparePage: 'Compares the words of a draft with those that visitors see.',
      revertPage: 'Puts a draft back to what visitors see.',
    } satisfies Record<keyof typeof pages, string>,
  },
  {
    contract: domains,
    open: (desk) => serverDomains(desk),
    about: {
      listDomains: 'Domains of a site, with the records that they need.',
      addDomain: 'Adds a domain to a site; it is served once it is verified.',
      checkDomain: 'Asks the DNS for the record of a domain, and visits the site there.',
      removeDomain: 'Ends serving a site at a domain.',
    } satisfies Record<keyof typeof domains, string>,
  },
  {
    contract: publications,
    open: serverPublications,
    about: {
      getPublishing:
        'What visitors see of a site and where, and what the next publication changes.',
      listPublications: 'Publications of a site, the newest first.',
      publishSite: 'Shows visitors all pages of a site as they are now.',
      rollBack: 'Shows visitors an earlier publication of a site again.',
      takeDown: 'Ends what visitors see of a site.',
      schedulePublication: 'Plans the publication of a site for a time, or no longer.',
      nameSite: 'Gives a site another name in its address.',
      openPreview: 'Gives an address at which the drafts of a site are seen for some hours.',
    } satisfies Record<keyof typeof publications, string>,
  },
  {
    contract: siteAssistant,
    open: serverSiteAssistant,
    about: {
      askAssistant: 'Does what a sentence asks for on a site, such as adding a page.',
      getWriter: 'Says if an AI endpoint can propose words for a site, and why not.',
      writeWords: 'Proposes words for a place of a block by an AI endpoint. Nothing is saved.',
      clearConversation: 'Deletes the conversation with the assistant of a site.',
    } satisfies Record<keyof typeof siteAssistant, string>,
  },
  {
    contract: siteNews,
    open: serverNews,
    about: {
      getNews: 'The hub, topic or search whose articles a site shows, with counts.',
      followNews: 'Lets a site show the articles of a hub, topic or search.',
      endNews: 'Takes all articles off a site.',
      listStories: 'Articles of a news site: waiting, public, stopped or withdrawn ones.',
      stopStory: 'Keeps an article from becoming public, or takes it off the site.',
      allowStory: 'Lets a stopped article wait again.',
      showNow: 'Shows waiting articles to visitors at once.',
    } satisfies Record<keyof typeof siteNews, string>,
  },
]
