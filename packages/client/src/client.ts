/** Version of the API that this client is made for. */
export const API_VERSION = '1.0.0';
