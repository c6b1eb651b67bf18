/**
 * The placeholder in the forms of a page. When the page is served, it is replaced by a token that
 * says when, and for which site, the form was drawn. No text of a reader can equal it, because its
 * brackets are escaped.
 */
export const FORM_TOKEN = '<!--form-token-->'
