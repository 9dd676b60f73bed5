/** Whether this is a site of files alone: there is no server behind it, and addresses are behind `#`. */
export const isSite = globalThis.document?.querySelector('meta[name="freehold-site"]') != null;
