/** Style sheets are imported for their effect; webpack takes them out into files. */
declare module '*.css';
