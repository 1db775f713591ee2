/**
 * The webpack chunk of the code that only somebody who begins with the form needs: its toasts, and what sends
 * a sign-up. Magic comments can't use a constant, so every import into this chunk is in this file.
 */
export const FORM_CHUNK = 'form';

export const importToast = () => import(/* webpackChunkName: "form" */ './toast/Toast');

export const importDelivery = () => import(/* webpackChunkName: "form" */ './delivery/create-delivery');
