/**
 * A placeholder in the forms of a page. When the page is served, it is replaced with a token that
 * says when the form was served, and for which site. Texts of readers cannot contain it, because
 * their brackets are escaped.
 */
export const FORM_TOKEN = '<!--form-token-->'
