import DOMPurify from 'dompurify';

/**
 * Makes nodes of HTML that may come from anyone: words with their marks, lists and links. Nothing in it runs, loads, or is styled.
 * It goes through the Trusted Types policy "dompurify", the only one that the content security policy allows.
 */
export const safeHtml = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['a', 'b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 's', 'small', 'strong', 'u', 'ul'],
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
