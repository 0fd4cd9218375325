/** Rotation of a picture, in degrees. [CROP-04] */
export const ROTATION_MAX = 360;

/** Zoom of a picture; 1 shows it whole. [CROP-05] */
export const ZOOM_MIN = 1;
export const ZOOM_MAX = 3;
export const ZOOM_STEP = 0.1;
