/**
 * The webpack chunk of the code that only somebody who begins with the form needs. Magic comments can't
 * use a constant, so every import into this chunk is in this file.
 */
export const TOASTS_CHUNK = 'toasts';

export const importToast = () => import(/* webpackChunkName: "toasts" */ './Toast');

export const importDelivery = () => import(/* webpackChunkName: "toasts" */ './delivery/deliver');
